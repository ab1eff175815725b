import { Thanks } from '@/components/site/thanks'

export function Joined({ onDone }: { onDone?: () => void }) {
  return (
    <Thanks dots="fill-marigold" onDone={onDone}>
      <strong className="font-semibold">Thank you for joining!</strong> Your place is saved, and a
      confirmation email is on its way.
    </Thanks>
  )
}
