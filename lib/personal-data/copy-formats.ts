/** The formats of a copy: for software and for people. */
export const copyTypes = {
  json: { contentType: 'application/json; charset=utf-8', extension: 'json' },
  text: { contentType: 'text/plain; charset=utf-8', extension: 'txt' },
} as const
export type CopyFormat = keyof typeof copyTypes

export function isCopyFormat(format: string): format is CopyFormat {
  return Object.hasOwn(copyTypes, format)
}
