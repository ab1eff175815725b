'use client'

import { lazy, Suspense } from 'react'
import type { BrokenPageProps } from '@/components/site/broken-page'

// Every page includes this file, but its content is rarely shown, so it loads on demand.
const BrokenPage = lazy(async () => ({
  default: (await import('@/components/site/broken-page')).BrokenPage,
}))

export default function ErrorPage(props: BrokenPageProps) {
  return (
    <Suspense fallback={<h1 className="wrap py-24 text-2xl font-bold">This page couldn’t be loaded</h1>}>
      <BrokenPage {...props} />
    </Suspense>
  )
}
