import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { Problem } from './postgres-tools'

// Uses the age format (https://age-encryption.org). Its tools generate the keys and can decrypt single files.

/**
 * Returns a function that encrypts streams for a recipient such as age1…, or passes them through if there is none.
 */
export function createEncryption(recipient: string | undefined) {
  if (recipient === undefined) return async (body: Readable) => body
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(recipient)
  } catch {
    throw new Problem(
      `"${recipient}" is not an age public key. age-keygen prints one when it generates a key.`,
    )
  }
  return async (body: Readable) => fromWeb(await encrypter.encrypt(toWeb(body)))
}

/**
 * Returns a function that opens files of a backup: for a path, it returns the decrypted content and its size in
 * bytes. `identityFile` is the file written by age-keygen, for encrypted backups. If it is given, refuses a backup that is
 * not encrypted.
 */
export async function createDecryption(isEncrypted: boolean, identityFile: string | undefined) {
  // Only the manifest says whether a backup is encrypted, and anyone who can write to the folder can replace all of it.
  if (!isEncrypted && identityFile !== undefined)
    throw new Problem(
      'This backup is not encrypted, so anyone may have written it. Nothing was changed. If you did not encrypt this backup, leave out --identity.',
    )
  if (!isEncrypted)
    return async (file: string) => ({ body: createReadStream(file), size: await sizeOf(file) })
  if (!identityFile) throw new Problem('This backup is encrypted. Pass its key file with --identity.')
  const text = await readFile(identityFile, 'utf8').catch(() => '')
  const keys = text.split('\n').filter((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (keys.length === 0) throw new Problem(`${identityFile} contains no age key.`)
  const decrypter = new Decrypter()
  for (const key of keys) decrypter.addIdentity(key)
  return async (file: string) => {
    const decrypted = await decrypter.decrypt(toWeb(createReadStream(file))).catch(() => {
      throw new Problem(`The key in ${identityFile} does not open this backup. Nothing was changed.`)
    })
    return { body: fromWeb(decrypted), size: decrypted.size(await sizeOf(file)) }
  }
}

const sizeOf = async (file: string) => (await stat(file)).size
// Web streams have two type declarations, Node's and the browser's.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as unknown as ReadableStream)
