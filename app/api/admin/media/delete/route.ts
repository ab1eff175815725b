import { mayChange } from '@/lib/auth/access'
import { findAccess } from '@/lib/auth/session'
import { deleteImage } from '@/lib/media/actions'
import { jsonResponse } from '@/lib/platform/uncached-response'

/**
 * Deletes the image with the id `id`. The gallery dialog calls this route, because the dialog is part of the forms of
 * every noun and is passed no actions.
 */
export async function POST(request: Request) {
  const { refusal } = await findAccess('media', mayChange)
  if (refusal) return jsonResponse(refusal.status, { ok: false, message: refusal.message })
  const result = await deleteImage({ id: new URL(request.url).searchParams.get('id') ?? '' })
  return jsonResponse(200, result)
}
