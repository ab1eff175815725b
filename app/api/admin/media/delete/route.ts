import { findAdmin } from '@/lib/auth/session'
import { deleteImage } from '@/lib/media/actions'

/**
 * Deletes the image `id`. Calls the action for the gallery dialog, which is part of every noun's forms and is not
 * passed any actions.
 */
export async function POST(request: Request) {
  const headers = { 'cache-control': 'no-store' }
  if (!(await findAdmin()))
    return Response.json({ ok: false, message: 'Please sign in and try again.' }, { status: 401, headers })
  const result = await deleteImage({ id: new URL(request.url).searchParams.get('id') ?? '' })
  return Response.json(result, { headers })
}
