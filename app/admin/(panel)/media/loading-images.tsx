import { Skeleton } from '@/components/ui/skeleton'

export function LoadingImages() {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 xl:grid-cols-4">
      <p role="status" className="sr-only">
        Loading…
      </p>
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are identical
        <Skeleton key={index} className="aspect-4/3" />
      ))}
    </div>
  )
}
