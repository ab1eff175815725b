import { z } from 'zod'
import { line, recordId, version } from '@/lib/platform/fields'
import type { ListSpec } from '@/lib/platform/list-params'
import { type Bucket, UPLOAD_SLOTS } from '@/lib/platform/upload-slots'

/** The slots for images on public pages. */
export const imageSlots = ['blogImage', 'teamPhoto', 'generalImage'] as const
export type ImageSlot = (typeof imageSlots)[number]

/** The only buckets whose images `/media/...` serves publicly. */
export const publicBuckets: readonly Bucket[] = imageSlots.map((slot) => UPLOAD_SLOTS[slot].bucket)

/** Returns the messages shared by uploads of images and of other files. */
export function failureMessages(kind: 'image' | 'file') {
  const failed = (reason = 'Unknown error') => `Failed to upload ${kind}: ${reason}`
  return {
    failed,
    empty: failed('the file is empty'),
    crossOrigin: failed('the request came from another site'),
    slow: failed('the upload took too long. Please try again'),
    storageUnreachable: failed('the storage could not be reached. Please try again'),
    unreachable: failed('the site could not be reached. Please try again'),
  }
}

/**
 * Messages for staff. Except for the reasons, the wording is that of the back-office specification (sections 5 and 8).
 */
export const uploadMessages = {
  tooLarge: (slot: ImageSlot) => `File size exceeds ${UPLOAD_SLOTS[slot].maxBytes / 1024 / 1024}MB limit`,
  type: 'File type not supported. Please upload JPEG, PNG, GIF or WEBP',
  noAddress: 'Failed to get public URL for uploaded image',
  noPreview: 'Failed to load image preview',
  ...failureMessages('image'),
} as const

/** Checks a file's type and size. The server checks its bytes. */
export function uploadProblem(file: { size: number; type: string }, slot: ImageSlot): string | undefined {
  const { maxBytes, types } = UPLOAD_SLOTS[slot]
  if (!types.some((type) => type === file.type)) return uploadMessages.type
  if (file.size === 0) return uploadMessages.empty
  return file.size > maxBytes ? uploadMessages.tooLarge(slot) : undefined
}

/**
 * The folder of previews made from files, such as those of the press kit. Staff see them with the file, not in the
 * gallery.
 */
export const PREVIEW_FOLDER = 'previews'

/** A folder in a bucket for uploads by staff, such as "covers". It becomes part of the URL. */
export const folderSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(40)
  .refine((folder) => folder !== PREVIEW_FOLDER)

/** The format of an uploaded object's key up to its extension, with or without a folder. */
export const IMAGE_NAME = '(?:[a-z0-9]+(?:-[a-z0-9]+)*/)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
export const imageExtensions = ['jpg', 'png', 'gif', 'webp'] as const

/** The keys of uploaded images. Other objects in a bucket, except their copies, must not be shown or deleted. */
export const OBJECT_KEY = new RegExp(`^${IMAGE_NAME}\\.(${imageExtensions.join('|')})$`)

/** Returns the key of a file's preview. */
export function previewKey(fileId: string): string {
  return `${PREVIEW_FOLDER}/${fileId}.webp`
}

export interface PublicImage {
  bucket: string
  key: string
  alt: string
  width: number
  height: number
  /** Empty for an image with transparency. */
  blur: string
  /** The widths of its copies in smaller formats; empty while they are being made. */
  copyWidths: number[]
}

/** The columns needed to show an image and to find it by name. */
export const publicImageColumns = {
  bucket: true,
  key: true,
  alt: true,
  width: true,
  height: true,
  blur: true,
  copyWidths: true,
} as const
export const chosenImageColumns = { id: true, name: true, ...publicImageColumns } as const

/** Returns the path of a public image. The bytes at a path never change. */
export function mediaPath({ bucket, key }: { bucket: string; key: string }): `/media/${string}` {
  return `/media/${bucket}/${key}`
}

/**
 * Parses the path of a public image whose key matches `keys`, by default any uploaded image. Returns null for other
 * paths.
 */
export function readMediaPath(path: string, keys = OBJECT_KEY): { bucket: Bucket; key: string } | null {
  const [, name, key = ''] = /^\/media\/([^/]+)\/(.+)$/.exec(path) ?? []
  const bucket = publicBuckets.find((each) => each === name)
  return bucket && keys.test(key) ? { bucket, key } : null
}

const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const

/** Formats a size as "1.25 MB", with two decimals above bytes, as specified. */
export function formatFileSize(bytes: number, decimals = 2): string {
  const power = Math.min(bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10), UNITS.length - 1)
  return `${(bytes / 1024 ** power).toFixed(power === 0 ? 0 : decimals)} ${UNITS[power]}`
}

/** Describes the gallery for parsing its URL: newest first, searched by file name and description. */
export const mediaList = {
  path: '/admin/media',
  sorts: ['uploaded'],
  order: { sort: 'uploaded', direction: 'desc' },
  filters: {},
} as const satisfies ListSpec

export const describeImageSchema = z.strictObject({ id: recordId, version, alt: line(250) })
export type DescribeInput = z.input<typeof describeImageSchema>

/** The response to an upload. */
export type UploadResponse = { ok: true; image: UploadedImage } | { ok: false; message: string }
export interface UploadedImage extends PublicImage {
  id: string
  name: string
}

/** The image as the gallery shows it. */
export interface GalleryImage extends UploadedImage {
  /** In bytes. */
  size: number
  /** The state of its smaller sizes. */
  copies: 'pending' | 'ready' | 'failed'
  /** The version of the image's description, used to detect conflicting changes. */
  version: number
}
