import 'server-only'
import https from 'node:https'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { publicAgent } from './client'
import { limitResponse } from './limit-response'
import type { StorageConnection } from './provider'

const responseSchema = z.object({ signedURL: z.string().startsWith('/object/sign/') })
const LIMIT_MS = 5_000

interface Download {
  bucket: string
  key: string
  fileName: string
  seconds: number
}

/** Returns a link signed by Supabase itself, which opens one object and contains no key. */
export async function signSupabaseDownload(connection: StorageConnection, download: Download) {
  const { bucket, key, fileName, seconds } = download
  const storage = connection.endpoint.replace(/\/s3$/, '')
  const path = [bucket, ...key.split('/')].map(encodeURIComponent).join('/')
  const response = await post(`${storage}/object/sign/${path}`, connection, { expiresIn: seconds })
  const link = new URL(`${storage}${responseSchema.parse(response).signedURL}`)
  link.searchParams.set('download', fileName)
  return link.href
}

/** Posts JSON and returns the parsed response. Does not use fetch, which cannot be restricted to public addresses. */
function post(url: string, { secretAccessKey, sessionToken = '' }: StorageConnection, body: object) {
  return new Promise<unknown>((resolve, reject) => {
    const request = https.request(
      url,
      {
        method: 'POST',
        agent: publicAgent,
        signal: AbortSignal.timeout(LIMIT_MS),
        headers: {
          'content-type': 'application/json',
          apikey: secretAccessKey,
          authorization: `Bearer ${sessionToken}`,
        },
      },
      (response) => {
        if (response.statusCode === 200) return json(limitResponse(response)).then(resolve, reject)
        response.resume()
        reject(new Error(`Supabase refused to sign a link: ${response.statusCode}`))
      },
    )
    request.on('error', reject)
    request.end(JSON.stringify(body))
  })
}
