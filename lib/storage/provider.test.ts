import { describe, expect, it } from 'vitest'
import { projectReference, supabaseStorage } from './provider'

const jwt = (claims: object) =>
  ['{}', JSON.stringify(claims), 'x'].map((part) => Buffer.from(part).toString('base64url')).join('.')

describe('a Supabase project', () => {
  const anon = jwt({ ref: 'abcdefgh', role: 'anon' })

  it('is reached over S3 with its reference, its anon key and a token', () => {
    expect(supabaseStorage('https://abcdefgh.supabase.co', { key: anon })).toEqual({
      endpoint: 'https://abcdefgh.supabase.co/storage/v1/s3',
      region: 'auto',
      accessKeyId: 'abcdefgh',
      secretAccessKey: anon,
      sessionToken: anon,
      forcePathStyle: true,
      bucketPrefix: '',
      isUserSupplied: true,
    })
  })

  it('acts with the permissions of the service role if its key is given, but still signs with the anon key', () => {
    const service = jwt({ ref: 'abcdefgh', role: 'service_role' })
    expect(supabaseStorage('https://abcdefgh.supabase.co', { key: anon, serviceKey: service })).toMatchObject(
      {
        secretAccessKey: anon,
        sessionToken: service,
      },
    )
  })

  it.each([
    ['https://files.shop.ng', anon, 'abcdefgh'],
    ['https://other.supabase.co', 'sb_publishable_x', 'other'],
    ['https://other.supabase.co', 'a.b.c', 'other'],
    ['https://other.supabase.co', jwt({ role: 'anon' }), 'other'],
    ['https://other.supabase.co', 'eyJ.bnVsbA.x', 'other'],
  ])('is identified by its reference: %s', (url, key, reference) =>
    expect(projectReference(url, key)).toBe(reference),
  )
})
