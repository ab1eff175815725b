import { mayChange } from '@/lib/auth/access'
import { findAccess } from '@/lib/auth/session'
import { deleteImage } from '@/lib/media/actions'

/**
 * Deletes the image `id`. Calls the action for the gallery dialog, which is part of every noun's forms and is not
 * passed any actions.
 */
export async function POST(request: Request) {
  const headers = { 'cache-control': 'no-store' }
  const { refusal } = await findAccess('media', mayChange)
  if (refusal)
    return Response.json({ ok: false, message: refusal.message }, { status: refusal.status, headers })
  const result = await deleteImage({ id: new URL(request.url).searchParams.get('id') ?? '' })
  return Response.json(result, { headers })
}
