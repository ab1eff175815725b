import { predictLength } from 'client-zip'
import { lagosDateTime } from '@/lib/dates'
import { storagePrefix } from '@/lib/site'
import { fileNameOf, makeUnique } from './file-names'
import { kitTexts } from './kit-texts'
import type { PressKit } from './queries'
import { assetCategoryNames } from './schema'

/** The name of the ZIP, and of the one folder that it unfolds to. */
const KIT_NAME = `${storagePrefix}-press-kit`
export const kitFileName = `${KIT_NAME}.zip`
export const KIT_PATH = '/press/kit.zip'

/** One file of the ZIP. */
export interface KitFile {
  /** Within the ZIP; no two are the same. */
  path: string
  /** Bytes. */
  size: number
  changedAt: Date
  /** Its text, or the key of its bytes. */
  source: { text: string } | { key: string }
}

/** Lists the files of the ZIP: the texts first, then every asset in the folder of its category. */
export function listKitFiles(kit: PressKit, website: string): KitFile[] {
  const unique = makeUnique()
  const texts = kitTexts(kit, website).map(({ name, text }) => ({
    path: `${KIT_NAME}/${name}`,
    size: Buffer.byteLength(text),
    changedAt: kit.changedAt,
    source: { text },
  }))
  const assets = kit.assets.map(({ category, file }) => ({
    path: unique(`${KIT_NAME}/${assetCategoryNames[category]}/${fileNameOf(file)}`),
    size: file.size,
    changedAt: file.createdAt,
    source: { key: file.key },
  }))
  return [...texts, ...assets]
}

/** Without the files that storage has lost, and with a word about it: a kit that is not whole says so. */
export function withoutMissing(files: readonly KitFile[], missing: ReadonlySet<string>): KitFile[] {
  if (missing.size === 0) return [...files]
  const isThere = ({ source }: KitFile) => !('key' in source && missing.has(source.key))
  const names = files.filter((file) => !isThere(file)).map(({ path }) => path.slice(KIT_NAME.length + 1))
  const text = `These files could not be read when this press kit was created:\n\n${names.join('\n')}\n`
  const note = { path: `${KIT_NAME}/Missing files.txt`, size: Buffer.byteLength(text), source: { text } }
  return [{ ...note, changedAt: new Date() }, ...files.filter(isThere)]
}

/** Returns the size of the ZIP of these files: nothing in it is compressed, so it is known beforehand. */
export function kitSize(files: readonly KitFile[]): number {
  return Number(predictLength(files.map(({ path, size }) => ({ name: path, size }))))
}

/** ZIPs hold a clock's time without its zone, and the writer asks this server's clock: here it shows Lagos. */
export function clockInLagos(instant: Date): Date {
  return new Date(`${lagosDateTime(instant)}:00`)
}
