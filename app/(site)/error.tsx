'use client'

import { lazy, Suspense } from 'react'

// Every page includes this file, but its content is rarely shown, so it loads on demand.
const BrokenPage = lazy(async () => ({
  default: (await import('@/components/site/broken-page')).BrokenPage,
}))

export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  return (
    <Suspense fallback={<h1 className="wrap py-24 text-2xl font-bold">This page couldn’t be loaded</h1>}>
      <BrokenPage reference={error.digest} />
    </Suspense>
  )
}
