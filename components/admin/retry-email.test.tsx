// @vitest-environment jsdom
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { click, mount, until } from '../../tests/support/mount'
import { PageHeader } from './page-header'
import { RetryEmail } from './retry-email'

const refresh = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
beforeEach(() => refresh.mockReset())

let show: (failed: string[]) => void

function Emails() {
  const [failed, setFailed] = useState(['ada@example.com', 'bola@example.com'])
  show = setFailed
  return (
    <main>
      <PageHeader title="Email" />
      <table>
        <tbody>
          {['ada@example.com', 'bola@example.com'].map((address) => (
            <tr key={address}>
              <td>
                {failed.includes(address) && (
                  <RetryEmail id={address} address={address} retry={async () => ({ ok: true, data: null })} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}

it('moves focus to the next failed email, or else to the heading, because the button disappears', async () => {
  await mount(<Emails />)
  for (const [failed, focused] of [
    [['bola@example.com'], 'Retry the email to bola@example.com'],
    [[], 'Email'],
  ] as const) {
    refresh.mockImplementation(() => show([...failed]))
    document.querySelector('button')?.focus()
    await click('button')
    await until(() => expect(document.activeElement?.textContent).toBe(focused))
  }
})
