import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import { formatCountOf } from '@/lib/count'
import { type AddressKind, listFromAddress } from '@/lib/from-address/admin-queries'

interface FromAddressProps {
  email: string
  /** The record on this screen, which is left out. */
  record: { kind: AddressKind; id: string }
}

/** Links to other records from an address, below that address. Shows nothing if there are none. */
export async function FromAddress({ email, record }: FromAddressProps) {
  const found = await listFromAddress(email, record.id)
  if (found.length === 0) return null
  return (
    <section className="mt-3 text-sm">
      <h3 className="text-fg-soft">Also from this address</h3>
      <ul>
        {found.map(({ kind, count, href }) => (
          <li key={kind}>
            <Link
              href={href as Route}
              className="inline-block py-0.5 text-accent underline-offset-4 hover:underline"
            >
              {labelOf(kind, count, kind === record.kind)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function labelOf(kind: AddressKind, count: number, isSameKind: boolean) {
  if (kind === 'waitlist') return 'On the waitlist'
  if (kind === 'subscribers') return 'Newsletter subscriber'
  const noun = kind === 'messages' ? 'message' : 'application'
  return formatCountOf(count, isSameKind ? `other ${noun}` : noun)
}
