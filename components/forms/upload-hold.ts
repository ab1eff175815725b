'use client'

import { createContext } from 'react'

/** Reports an upload to the form around it, which cannot be saved until the upload has ended. */
export const HoldContext = createContext<(upload: Promise<unknown>) => void>(() => undefined)
