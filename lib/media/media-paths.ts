// Finds the paths of gallery images in the Markdown of articles. Browser code may import this file.

import { decodeString } from 'micromark-util-decode-string'

/** Matches an image from the gallery: `/media/<bucket>/<key>`, where the key may contain a folder. */
const MEDIA_PATH = /\/media\/[a-z0-9-]+(?:\/[a-z0-9-]+){1,2}\.[a-z0-9]+/g

/**
 * Returns whether the site serves an image itself. Other images are never shown, because loading them would tell
 * third parties who reads what.
 */
export function isMediaPath(src: string): boolean {
  return src.match(MEDIA_PATH)?.[0] === src
}

/** Lists the gallery images that a piece of Markdown refers to, without duplicates, even if it escapes their characters. */
export function listMediaPaths(markdown: string): string[] {
  return [...new Set(decodeString(markdown).match(MEDIA_PATH))]
}
