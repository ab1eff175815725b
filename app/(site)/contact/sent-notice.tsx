import { comeIntoView } from '@/components/forms/take-focus'
import { Button } from '@/components/ui/button'
import { useCopy } from '@/components/ui/use-copy'
import type { Receipt } from '@/lib/contact/schema'

/** Confirms that the message has arrived, with its reference. */
export function SentNotice({ receipt: { reference, isAcknowledged } }: { receipt: Receipt }) {
  return (
    <div
      ref={comeIntoView}
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-accent bg-accent-soft px-4 py-3.5 text-on-accent-soft outline-none"
    >
      <p className="min-w-0 flex-1 basis-64">
        <strong className="font-semibold">Message sent. Thank you!</strong> Your reference is{' '}
        <strong className="font-semibold whitespace-nowrap tabular-nums">{reference}</strong>
        {isAcknowledged ? ', and a confirmation email is on its way to your inbox.' : '. Please keep it.'}
      </p>
      <CopyReference reference={reference} />
    </div>
  )
}

function CopyReference({ reference }: { reference: string }) {
  const [outcome, copy] = useCopy(reference)
  const status = outcome && messages[outcome]
  return (
    <>
      <Button size="sm" variant="secondary" className="noscript:hidden" onClick={copy}>
        {status ?? 'Copy reference'}
      </Button>
      <span role="status" className="sr-only">
        {status}
      </span>
    </>
  )
}

const messages = { copied: 'Copied', failed: 'Please copy it manually' }
