// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mount } from '../../../tests/support/mount'
import { S3Form } from './s3-form'

function type(name: string, value: string) {
  const input = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input?.dispatchEvent(new Event('input', { bubbles: true }))
}
vi.mock('next/navigation', () => ({
  useRouter: () => ({}),
  unstable_isUnrecognizedActionError: () => false,
}))
const submit = () => act(async () => document.querySelector('form')?.requestSubmit())
const checkbox = () => document.querySelector<HTMLInputElement>('[name=takeOver]')

it('staff are asked to take storage over only after the server has refused it', async () => {
  const connect = vi.fn(async ({ takeOver }: { takeOver?: boolean }) =>
    takeOver
      ? { ok: true as const, data: null }
      : { ok: false as const, message: '', fieldErrors: { takeOver: 'Another installation uses it.' } },
  )
  const onConnected = vi.fn()
  await mount(<S3Form saved={null} connect={connect} onConnected={onConnected} onClose={() => {}} />)
  await act(async () => {
    type('endpoint', 'https://s3.example.com')
    type('accessKeyId', 'key')
    type('secretAccessKey', 'secret')
  })
  expect(checkbox()).toBeNull()
  await submit()
  expect(document.body.textContent).toContain('Another installation uses it.')
  await act(async () => checkbox()?.click())
  await submit()
  expect(connect).toHaveBeenLastCalledWith(expect.objectContaining({ takeOver: true }))
  expect(onConnected).toHaveBeenCalled()
})
