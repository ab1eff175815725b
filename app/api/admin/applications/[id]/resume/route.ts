import { openResume } from '@/lib/applications/admin-queries'
import { isCrossOriginRequest } from '@/lib/auth/own-origin'
import { signInPath } from '@/lib/auth/return-to'
import { findAccess } from '@/lib/auth/session'
import { env } from '@/lib/platform/env'
import { recordId } from '@/lib/platform/fields'
import { log } from '@/lib/platform/log'
import { emptyResponse } from '@/lib/platform/uncached-response'

interface Context {
  params: Promise<{ id: string }>
}

/**
 * Redirects staff to the resume with a URL that works for a minute, or back to the application's page, which explains
 * the problem.
 */
export async function GET(request: Request, { params }: Context) {
  if (isCrossOriginRequest(request.headers)) return redirectTo('/admin/applications')
  const id = recordId.safeParse((await params).id)
  if (!id.success) return redirectTo('/admin/applications')
  const page = `/admin/applications/${id.data}`
  const { refusal } = await findAccess('applications')
  // The page explains why there is no access.
  if (refusal) return redirectTo(refusal.status === 401 ? signInPath(page) : page)
  try {
    const opened = await openResume(id.data)
    return redirectTo('url' in opened ? opened.url : `${page}?resume=${opened.problem}`)
  } catch (error) {
    log.error({ err: error, application: id.data }, 'resume not opened')
    return redirectTo(`${page}?resume=unavailable`)
  }
}

function redirectTo(address: string) {
  const location = new URL(address, env.APP_URL).toString()
  return emptyResponse(303, { location })
}
