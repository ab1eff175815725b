import { OtherEmail } from '@/components/site/waitlist/joined'
import { ShareWaitlist } from '@/components/site/waitlist/share-waitlist'
import { forgetSignup } from '@/components/site/waitlist/signup-memory'

/**
 * Says that this browser has already joined. The note is always rendered, but hidden unless the browser remembers a
 * signup, so that nothing moves when the script finds one.
 */
export function RememberedNote({ siteUrl }: { siteUrl: string }) {
  return (
    <div className="hidden justify-items-start gap-5 in-data-joined:grid">
      <h2 className="font-display text-2xl font-bold">You’re on the list</h2>
      <p className="text-lg">You joined from this browser. We’ll email you when it’s your turn.</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ShareWaitlist siteUrl={siteUrl} />
        <OtherEmail
          onPress={() => {
            forgetSignup()
            document.querySelector<HTMLInputElement>('main input[name=name]')?.focus()
          }}
        />
      </div>
    </div>
  )
}
