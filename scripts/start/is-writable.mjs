import { accessSync, constants } from 'node:fs'

/** Returns whether this user may create files in a folder. */
export function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
