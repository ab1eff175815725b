import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { listPages } from '../../scripts/test/seeded-site.mjs'
import { startApp } from '../support/app-process'

// Runs the Nu Html Checker, which requires Java, on every public page as sent to a visitor without JavaScript.
const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
const hasJava = spawnSync('java', ['-version']).status === 0

/** Pages that the sitemap leaves out. */
const otherPages = [
  '/nowhere',
  '/admin/sign-in',
  '/newsletter',
  '/help/search?q=payout',
  '/help/search?q=zeppelin',
  '/contact/ask?q=zeppelin',
  '/blog/search?q=rent',
  '/careers/search?q=engineer',
]

if (!hasJava) it('is not tested, because Java is not installed', () => {})
else
  it('has no errors in the HTML of any public page', async () => {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'html-'))
    const app = await startApp({ env: { WORKER: 'off' } })
    try {
      const pages = [...(await listPages(app.url)), ...otherPages]
      expect(pages.length).toBeGreaterThan(25)
      for (const page of pages) {
        const response = await fetch(app.url + page)
        writeFileSync(path.join(dir, `${encodeURIComponent(page)}.html`), await response.text())
      }
      const { stderr } = spawnSync('java', ['-jar', checker, '--errors-only', dir], { encoding: 'utf8' })
      expect(stderr).toBe('')
    } finally {
      await app.stop()
      rmSync(dir, { recursive: true })
    }
  }, 120_000)
