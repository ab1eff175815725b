import { z } from 'zod'

/** Base64url, which browsers use for all bytes of a passkey. The longest part, an attestation, is a few kilobytes. */
const bytes = z.string().regex(/^[\w-]{1,8000}$/)

/** The parts of a browser's response that we use. Browsers add others. */
const parts = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
}

/** A new passkey. */
export const registrationSchema = z
  .object({ ...parts, response: z.object({ clientDataJSON: bytes, attestationObject: bytes }) })
  .transform((response) => ({ ...response, clientExtensionResults: {} }))

/** A passkey being used. */
export const assertionSchema = z
  .object({
    ...parts,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      /** The id of the account. */
      userHandle: bytes.optional(),
    }),
  })
  .transform((response) => ({ ...response, clientExtensionResults: {} }))
export type Assertion = z.output<typeof assertionSchema>

export const passkeyMessages = {
  refused: 'We don’t recognize this passkey. Please try another one.',
  required: 'Please use your passkey to finish signing in.',
  notAdded: 'This passkey could not be added. Please try again.',
  alreadyAdded: 'This passkey has already been added.',
  name: 'Enter a name for the passkey',
} as const

/** The maximum per account: more than anyone needs, but few enough to list. */
export const MAX_PASSKEYS = 20
