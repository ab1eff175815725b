import { Button } from '@/components/ui/button'

/** Renders the buttons at the end of both storage forms. */
export function ConnectButtons({ isPending, onClose }: { isPending: boolean; onClose: () => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" loading={isPending}>
        {isPending ? 'Connecting...' : 'Connect'}
      </Button>
      <Button onClick={onClose} variant="ghost">
        Cancel
      </Button>
    </div>
  )
}
