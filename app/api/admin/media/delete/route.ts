import { mayChange } from '@/lib/auth/access'
import { findAccess } from '@/lib/auth/session'
import { deleteImage } from '@/lib/media/actions'
import { jsonResponse } from '@/lib/platform/uncached-response'

/**
 * Deletes the image `id`. Calls the action for the gallery dialog, which is part of every noun's forms and is not
 * passed any actions.
 */
export async function POST(request: Request) {
  const { refusal } = await findAccess('media', mayChange)
  if (refusal) return jsonResponse(refusal.status, { ok: false, message: refusal.message })
  const result = await deleteImage({ id: new URL(request.url).searchParams.get('id') ?? '' })
  return jsonResponse(200, result)
}
