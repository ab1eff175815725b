import { Skeleton } from '@/components/ui/skeleton'

export function LoadingImages() {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 xl:grid-cols-4"
    >
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are identical
        <Skeleton key={index} className="aspect-4/3" />
      ))}
    </div>
  )
}
