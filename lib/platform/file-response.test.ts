import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { attachment, objectResponse } from './file-response'
import { newTransfer } from './transfer'

it('sends an ASCII name for old browsers and the real one for others', () => {
  expect(attachment(`Ṣọlá's "logo" (1).svg`)).toBe(
    `attachment; filename="Sola's _logo_ (1).svg"; filename*=UTF-8''%E1%B9%A2%E1%BB%8Dl%C3%A1%27s%20%22logo%22%20%281%29.svg`,
  )
  expect(attachment('kit.zip')).toBe('attachment; filename="kit.zip"')
  expect(attachment('💰.png')).toBe(`attachment; filename="__.png"; filename*=UTF-8''%F0%9F%92%B0.png`)
})

/** Returns a stored object that is being sent, its response, and a function that disconnects the client. */
function sendObject(client = new AbortController()) {
  const body = Readable.from([Buffer.from('first'), Buffer.from('second')], { objectMode: false })
  const transfer = newTransfer()
  const object = { body, contentType: 'application/pdf', size: 11 }
  return {
    body,
    client,
    transfer,
    response: objectResponse(object, { fileName: 'a.pdf', request: client, transfer }),
  }
}

it('sends the whole object', async () => {
  const { response, body, transfer } = sendObject()
  expect(await response.text()).toBe('firstsecond')
  expect(transfer.pace()).toBeCloseTo(11 / 30)
  expect(body.destroyed).toBe(true)
})

it('ends a transfer that is stopped, so that nobody mistakes part of the object for the whole', async () => {
  const { response, body, transfer } = sendObject()
  transfer.stop()
  await expect(response.text()).rejects.toThrow()
  expect(body.destroyed).toBe(true)
})

it('stops reading an object when its client disconnects, even before the response has started', () => {
  const { body, client } = sendObject()
  client.abort()
  expect(body.destroyed).toBe(true)
  const gone = new AbortController()
  gone.abort()
  expect(sendObject(gone).body.destroyed).toBe(true)
})
