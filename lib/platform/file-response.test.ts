import { expect, it } from 'vitest'
import { attachment } from './file-response'

it('sends an ASCII name for old browsers and the real one for others', () => {
  expect(attachment(`Ṣọlá's "logo" (1).svg`)).toBe(
    `attachment; filename="Sola's _logo_ (1).svg"; filename*=UTF-8''%E1%B9%A2%E1%BB%8Dl%C3%A1%27s%20%22logo%22%20%281%29.svg`,
  )
  expect(attachment('kit.zip')).toBe('attachment; filename="kit.zip"')
  expect(attachment('💰.png')).toBe(`attachment; filename="__.png"; filename*=UTF-8''%F0%9F%92%B0.png`)
})
