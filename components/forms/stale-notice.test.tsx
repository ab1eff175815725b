import { renderToStaticMarkup } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { StaleNotice } from './stale-notice'
import type { ActionForm } from './use-action-form'

interface Values {
  version: number
  title: string
  imageId: string
}

function Notice({ saved, yours }: { saved: Omit<Values, 'version'>; yours: Omit<Values, 'version'> }) {
  const form = useForm<Values>({ defaultValues: { version: 1, ...yours } })
  const refused = { ...form, refusal: { message: 'Saved meanwhile', saved: { version: 2, values: saved } } }
  return (
    <StaleNotice
      form={refused as unknown as ActionForm<Values>}
      labels={{ title: 'Title' }}
      uploadField={{ name: 'imageId', label: 'Cover image' }}
    />
  )
}

test.each([
  ['a', 'b', ['Cover image', 'A cover image', 'A different cover image']],
  ['', 'b', ['Cover image', 'No cover image', 'A cover image']],
  ['a', '', ['Cover image', 'A cover image', 'No cover image']],
  ['a', 'a', ['Both versions are the same.']],
])('describes a saved image %j and your image %j as %j', (saved, yours, texts) => {
  const html = renderToStaticMarkup(
    <Notice saved={{ title: 'T', imageId: saved }} yours={{ title: 'T', imageId: yours }} />,
  )
  const shown = [...html.matchAll(/>([^<]+)</g)].map(([, text]) => text)
  const frame = ['Saved', 'Yours', 'Overwrite with mine', 'Use the saved version']
  expect(shown.filter((text) => !frame.includes(text ?? ''))).toEqual(texts)
})
