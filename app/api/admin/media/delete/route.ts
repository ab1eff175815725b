import { findAdmin } from '@/lib/auth/session'
import { deleteImage } from '@/lib/media/actions'

/**
 * Deletes the image `id`, as the action does, with its answer: for the gallery's dialog, which is in forms of every noun and is
 * handed no actions.
 */
export async function POST(request: Request) {
  const headers = { 'cache-control': 'no-store' }
  if (!(await findAdmin()))
    return Response.json({ ok: false, message: 'Please sign in and try again.' }, { status: 401, headers })
  const result = await deleteImage({ id: new URL(request.url).searchParams.get('id') ?? '' })
  return Response.json(result, { headers })
}
