import 'server-only'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { db } from '@/lib/platform/db'
import type { Bucket } from '@/lib/platform/upload-slots'
import { clientOf } from './client'
import { isSetByEnvironment } from './connection'
import { StorageUnavailable } from './fault'
import { matches } from './probe'
import type { StorageConnection } from './provider'

/**
 * The object that contains the id of the installation to which all buckets of a storage belong. Any other installation
 * has no rows for the objects in them, and would delete them as leftovers of interrupted uploads.
 */
export const MARK: { bucket: Bucket; key: string } = { bucket: 'general-images', key: 'installation-id.txt' }

const objectOf = ({ bucketPrefix }: StorageConnection) => ({
  Bucket: `${bucketPrefix}${MARK.bucket}`,
  Key: MARK.key,
})

async function findInstallationId() {
  return (await db.installation.findUniqueOrThrow({ where: { id: 1 } })).uuid
}

/** Returns whose mark a storage has, if any. */
export async function findOwner(
  connection: StorageConnection,
  abortSignal?: AbortSignal,
): Promise<'nobody' | 'this' | 'another'> {
  const id = await findInstallationId()
  try {
    const command = new GetObjectCommand(objectOf(connection))
    const { Body } = await clientOf(connection).send(command, abortSignal ? { abortSignal } : {})
    return (await matches(Body as Readable, id)) ? 'this' : 'another'
  } catch (error) {
    if (error instanceof NoSuchKey) return 'nobody'
    throw error
  }
}

/** Marks a storage as this installation's, even if it belongs to another one. */
export async function markStorage(connection: StorageConnection) {
  const client = clientOf(connection)
  const object = objectOf(connection)
  const mark = { ...object, Body: await findInstallationId(), ContentType: 'text/plain' }
  try {
    await client.send(new PutObjectCommand(mark))
  } catch (error) {
    const isRefused = error instanceof S3ServiceException && (error.$metadata.httpStatusCode ?? 500) < 500
    if (!isRefused) throw error
    // The keys may be allowed to write and delete objects, but not to overwrite them.
    await client.send(new DeleteObjectCommand(object))
    await client.send(new PutObjectCommand(mark))
  }
}

/** Marks a storage as this installation's if it has no mark yet. Throws if it belongs to another installation. */
export async function claimStorage(connection: StorageConnection) {
  const owner = await findOwner(connection)
  if (owner === 'another') throw new StorageUnavailable('foreign', isSetByEnvironment)
  if (owner === 'nobody') await markStorage(connection)
}
