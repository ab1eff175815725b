import { predictLength } from 'client-zip'
import { lagosDateTime } from '@/lib/dates'
import { storagePrefix } from '@/lib/site'
import { fileNameOf, makeUnique } from './file-names'
import { kitTexts } from './kit-texts'
import type { PressKit } from './queries'
import { assetCategoryNames } from './schema'

/** The name of the ZIP, and of the single folder it contains. */
const KIT_NAME = `${storagePrefix}-press-kit`
export const kitFileName = `${KIT_NAME}.zip`
export const KIT_PATH = '/press/kit.zip'

/** A file in the ZIP. */
export interface KitFile {
  /** The path in the ZIP, which is unique. */
  path: string
  /** In bytes. */
  size: number
  changedAt: Date
  /** The text, or the object's key in storage. */
  source: { text: string } | { key: string }
}

/**
 * Lists the files in the ZIP: the texts first, then the assets in folders by category. A file that several assets show
 * is in it once.
 */
export function listKitFiles(kit: PressKit, website: string): KitFile[] {
  const unique = makeUnique()
  const texts = kitTexts(kit, website).map(({ name, text }) => ({
    path: `${KIT_NAME}/${name}`,
    size: Buffer.byteLength(text),
    changedAt: kit.changedAt,
    source: { text },
  }))
  const assets = kit.assets
    .filter(({ file }, at, all) => all.findIndex((other) => other.file.key === file.key) === at)
    .map(({ category, file }) => ({
      path: unique(`${KIT_NAME}/${assetCategoryNames[category]}/${fileNameOf(file)}`),
      size: file.size,
      changedAt: file.createdAt,
      source: { key: file.key },
    }))
  return [...texts, ...assets]
}

/** Leaves out files that are missing from storage, and adds a text file that lists them. */
export function withoutMissing(files: readonly KitFile[], missing: ReadonlySet<string>): KitFile[] {
  if (missing.size === 0) return [...files]
  const isInStorage = ({ source }: KitFile) => !('key' in source && missing.has(source.key))
  const names = files.filter((file) => !isInStorage(file)).map(({ path }) => path.slice(KIT_NAME.length + 1))
  const text = `These files could not be read when this press kit was created:\n\n${names.join('\n')}\n`
  const note = { path: `${KIT_NAME}/Missing files.txt`, size: Buffer.byteLength(text), source: { text } }
  return [{ ...note, changedAt: new Date() }, ...files.filter(isInStorage)]
}

/** Returns the size of the ZIP, which is known in advance because nothing in it is compressed. */
export function kitSize(files: readonly KitFile[]): number {
  return Number(predictLength(files.map(({ path, size }) => ({ name: path, size }))))
}

/** Returns the date shifted to Lagos time. ZIPs store local time without a zone, and the library uses the server's. */
export function clockInLagos(instant: Date): Date {
  return new Date(`${lagosDateTime(instant)}:00`)
}
