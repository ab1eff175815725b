// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { DownloadLink } from '@/components/admin/download-link'
import { useAction } from '@/components/admin/use-action'
import { ActionForm } from '@/components/forms/action-form'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { Toaster } from '@/components/ui/toaster'
import type { ActionResult } from '@/lib/platform/action-result'
import { click, mount, submit, text, type, until } from '../../../tests/support/mount'
import { IdentityDialog } from './identity-dialog'

vi.mock('next/navigation', () => ({
  unstable_isUnrecognizedActionError: () => false,
  useRouter: () => ({ refresh: () => undefined }),
}))

const PASSWORD = 'correct horse battery'
const TITLE = 'Confirm it’s you'
const refused = { ok: false as const, message: 'Nothing was changed.', proof: 'password' as const }

let isConfirmed = false
const sent = vi.fn()
beforeEach(() => {
  isConfirmed = false
  sent.mockClear()
})

async function act<Input>(input: Input): Promise<ActionResult<null>> {
  sent(input)
  return isConfirmed ? { ok: true, data: null } : refused
}

async function confirm(proof: object): Promise<ActionResult<null>> {
  isConfirmed = 'currentPassword' in proof && proof.currentPassword === PASSWORD
  if (isConfirmed) return { ok: true, data: null }
  return { ok: false, message: '', fieldErrors: { currentPassword: 'This is not your current password' } }
}

const noPasskey = async () => refused

function Screen({ children }: { children: React.ReactNode }) {
  return (
    <>
      <IdentityDialog confirm={confirm} check={act} beginPasskey={noPasskey} hasPasskey={false} />
      {children}
      <Toaster />
    </>
  )
}

function Disable() {
  const [run, isPending] = useAction(act<string>, { done: 'Ada is disabled' })
  return (
    <Button loading={isPending} onClick={() => run('ada')}>
      Disable
    </Button>
  )
}

function Invite() {
  const form = useActionForm({
    schema: z.object({ email: z.string() }),
    action: act<{ email: string }>,
    values: { email: '' },
  })
  return (
    <ActionForm form={form}>
      <TextField form={form} name="email" label="Email address" />
    </ActionForm>
  )
}

const typedInto = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
const buttonOf = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)

async function answer(password: string) {
  await type('currentPassword', password)
  await click('Confirm')
}

it('asks for the password, accepts a second attempt, and then repeats the action', async () => {
  await mount(
    <Screen>
      <Disable />
    </Screen>,
  )
  await click('Disable')
  await until(() => expect(text()).toContain(TITLE))
  await answer('wrong')
  await until(() => expect(text()).toContain('This is not your current password'))
  await until(() => expect(buttonOf('Confirm')?.ariaBusy).toBeNull())
  await answer(PASSWORD)
  await until(() => expect(text()).toContain('Ada is disabled'))
  expect(text()).not.toContain(TITLE)
  expect(sent.mock.calls).toEqual([['ada'], ['ada']])
})

it('says why it asks for a passkey', async () => {
  const askForPasskey = async () => ({ ...refused, proof: 'passkey' as const })
  function Require() {
    const [run] = useAction(askForPasskey, { done: 'Required' })
    return <Button onClick={() => run()}>Require</Button>
  }
  await mount(
    <Screen>
      <Require />
    </Screen>,
  )
  await click('Require')
  await until(() => expect(text()).toContain('your password alone isn’t enough'))
  expect(buttonOf('Use a passkey')).toBeDefined()
})

it("keeps a form's input, sends it after confirmation, and explains a canceled confirmation", async () => {
  await mount(
    <Screen>
      <Invite />
    </Screen>,
  )
  await type('email', 'bisi@example.com')
  await submit()
  await until(() => expect(text()).toContain(TITLE))
  await click('Cancel')
  await until(() => expect(text()).toContain('Nothing was changed.'))
  expect(typedInto('email')).toBe('bisi@example.com')
  await submit()
  await until(() => expect(text()).toContain(TITLE))
  await answer(PASSWORD)
  await until(() => expect(sent).toHaveBeenCalledTimes(3))
  expect(sent).toHaveBeenLastCalledWith({ email: 'bisi@example.com' })
  await until(() => expect(text()).not.toContain('Nothing was changed.'))
})

it('asks before a download and starts it only after confirmation', async () => {
  const started = vi.fn()
  await mount(
    <Screen>
      <DownloadLink href="/file">Export CSV</DownloadLink>
    </Screen>,
  )
  // A click before the script has loaded must be held back, and a refusal shown as a page instead of saved as a file.
  expect(document.querySelector('a')?.matches('[data-opens-dialog]:not([download])')).toBe(true)
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLAnchorElement)) return
    event.preventDefault()
    started(event.target.pathname)
  })
  await click('a')
  await until(() => expect(text()).toContain(TITLE))
  await click('Cancel')
  await click('a')
  await until(() => expect(text()).toContain(TITLE))
  expect(started).not.toHaveBeenCalled()
  await answer(PASSWORD)
  await until(() => expect(started).toHaveBeenCalledExactlyOnceWith('/file'))
  await click('a')
  await until(() => expect(started).toHaveBeenCalledTimes(2))
})
