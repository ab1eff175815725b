import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const pages = globSync('app/**/page.tsx').filter((file) =>
  readFileSync(file, 'utf8').includes('pageMetadata('),
)

// Next prefers images listed in the metadata to the file, so a page that lists any would never show its own.
test.each(pages)('%s is shared with its own image, or with the default image if it has none', (file) => {
  const hasOwn = existsSync(join(dirname(file), 'opengraph-image.tsx'))
  expect(readFileSync(file, 'utf8').includes("picture: 'common'")).toBe(!hasOwn)
})
