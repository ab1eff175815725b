import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const pages = globSync('app/**/page.tsx').filter((file) =>
  readFileSync(file, 'utf8').includes('pageMetadata('),
)

// Next takes the pictures that metadata names before the file: a page that names them would never be shared with its own.
test.each(pages)('%s is shared with the picture beside it, or else with the common one', (file) => {
  const hasOwn = existsSync(join(dirname(file), 'opengraph-image.tsx'))
  expect(readFileSync(file, 'utf8').includes("picture: 'common'")).toBe(!hasOwn)
})
