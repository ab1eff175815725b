import { createHash } from 'node:crypto'
import { PAGE_SCRIPTS } from '../components/site/page-scripts.ts'

/** Where the data of quiet pages are. */
export const PAGE_DATA = '/page-data/'

interface QuietPage {
  html: string
  /** The data that the page's scripts need, itself a script, and the address that it is served from. */
  data: { path: string; script: string }
}

const script = /<script src="(\/_next\/static\/[^"]+)"(?: id="([^"]+)")? async=""><\/script>/g
const legacyScript = /<script src="\/_next\/static\/[^"]+" noModule=""><\/script>/g
const preload = /<link rel="preload" as="script"[^>]*>/g
/** React's data, and Turbopack's list of what belongs together. What Next writes into them holds no "<". */
const inlineData = /<script>((?:\(?self\.__next_f|\(globalThis\["TURBOPACK"\])[^<]*)<\/script>/g

/**
 * Takes the scripts out of a finished page, and leaves a list of them from which `StartScript` loads them at the first sign of a
 * visitor. Returns undefined for a page that does not look as Next writes them, which is then best left alone. `address` is the
 * page's path, by which another instance finds the data that it has not finished itself.
 */
export function quietPage(html: string, address: string): QuietPage | undefined {
  const scripts: { src: string; id?: string }[] = []
  const data: string[] = []
  const rest = html
    .replace(preload, '')
    .replace(legacyScript, '')
    .replace(script, (_, src: string, id?: string) => {
      scripts.push(id ? { src, id } : { src })
      return ''
    })
    .replace(inlineData, (_, code: string) => {
      data.push(code)
      return ''
    })
  const isStarted = scripts.some(({ id }) => id === '_R_') && data.length > 0
  const isEmpty = /<body[^>]*><\/body>/.test(rest)
  if (!isStarted || isEmpty || /<script[^>]* src=|__next_f/.test(rest) || !rest.includes('</body>'))
    return undefined
  const code = data.join('\n;')
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 20)
  const path = `${PAGE_DATA}${hash}.js?of=${encodeURIComponent(address)}`
  const list = JSON.stringify([{ src: path }, ...scripts]).replaceAll('<', '\\u003c')
  const element = `<script type="application/json" id="${PAGE_SCRIPTS}">${list}</script>`
  return { html: rest.replace('</body>', () => `${element}</body>`), data: { path, script: code } }
}
