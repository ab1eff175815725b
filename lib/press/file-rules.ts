import { failureMessages } from '@/lib/media/schema'
import { UPLOAD_SLOTS } from '@/lib/platform/upload-slots'

export const PRESS_FILE_MAX_BYTES = UPLOAD_SLOTS.pressAsset.maxBytes

/** The accepted types by stored extension. */
export const pressTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  zip: 'application/zip',
} as const
export type PressKind = keyof typeof pressTypes

/** The raster image types. The file name may have the extension of any of them, because the bytes decide. */
export const rasterKinds: readonly PressKind[] = ['png', 'jpg', 'webp']

/** The extensions that the file picker accepts. */
export const PRESS_FILE_EXTENSIONS = '.png,.jpg,.jpeg,.webp,.svg,.pdf,.zip'

const failures = failureMessages('file')
const { failed } = failures

/** Messages for staff (specification of the back office, section 8). */
export const pressMessages = {
  ...failures,
  tooLarge: `File size exceeds ${PRESS_FILE_MAX_BYTES / 1024 / 1024}MB limit`,
  type: 'File type not supported. Please upload PNG, JPEG, WEBP, SVG, PDF or ZIP',
  several: 'You can upload only one file at a time. Nothing was uploaded. Please choose one file',
  mismatch: failed('the contents of the file don’t match its name'),
  damaged: failed('the file is damaged or incomplete'),
  unpacked: failed('the archive is too large when unpacked'),
  paths: failed('the archive contains files that would be unpacked outside its folder'),
  svgSize: failed(
    'the drawing is too large. An SVG can be up to 2 MB and contain a few thousand shapes; a PDF can be larger',
  ),
  svg: failed('this SVG can’t be shown'),
  busy: failed('other files are being uploaded. Please try again in a minute'),
} as const

/** Checks a file's name and size. The server checks its bytes. */
export function pressFileProblem({ name, size }: { name: string; size: number }) {
  if (extensionOf(name) !== '' && !kindOfName(name)) return { status: 415, message: pressMessages.type }
  if (size === 0) return { status: 422, message: pressMessages.empty }
  return size > PRESS_FILE_MAX_BYTES ? { status: 413, message: pressMessages.tooLarge } : undefined
}

/** Returns whether a name matches content of this type. "logo.png.exe" does not match, nor does an SVG named .png. */
export function isNameOf(kind: PressKind, name: string): boolean {
  if (extensionOf(name) === '') return true
  const kindByName = kindOfName(name)
  if (!kindByName) return false
  return kindByName === kind || (rasterKinds.includes(kindByName) && rasterKinds.includes(kind))
}

const extensionOf = (name: string) => /\.([a-z0-9]{1,8})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? ''

function kindOfName(name: string): PressKind | undefined {
  const extension = extensionOf(name)
  if (extension === 'jpeg') return 'jpg'
  return Object.hasOwn(pressTypes, extension) ? (extension as PressKind) : undefined
}

/** The response to an upload. */
export type PressFileResponse = ({ ok: true } & PressUpload) | { ok: false; message: string }
export interface PressUpload {
  /** The id of the `PressFile`. */
  id: string
  name: string
  contentType: string
  /** The size of the stored file in bytes. */
  size: number
  /** The preview image; null for a PDF or an archive. */
  previewId: string | null
  /** The URL of the preview. */
  previewPath: string | null
}
