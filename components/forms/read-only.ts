'use client'

import { createContext, use } from 'react'

/** True on screens that the signed-in person may see but not change. */
export const ReadOnlyContext = createContext(false)

export const useReadOnly = () => use(ReadOnlyContext)
