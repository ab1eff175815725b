import type { NextRequest } from 'next/server'
import { handleCsrfToken, handlePasskeyOptions, handleSignIn } from '@/lib/auth/sign-in-endpoint'
import { plainResponse } from '@/lib/platform/uncached-response'

// Only the endpoints that the sign-in form needs are reachable: next-auth's and our own for passkeys. Sign-out is a
// server action.

export async function GET(request: NextRequest, { params }: RouteContext<'/api/auth/[...nextauth]'>) {
  const { nextauth } = await params
  const path = nextauth.join('/')
  if (path === 'passkey') return handlePasskeyOptions()
  return path === 'csrf' ? handleCsrfToken(request.cookies) : notFound()
}

export async function POST(request: NextRequest, { params }: RouteContext<'/api/auth/[...nextauth]'>) {
  const { nextauth } = await params
  return nextauth.join('/') === 'callback/credentials' ? handleSignIn(request, request.cookies) : notFound()
}

function notFound() {
  return plainResponse(404, 'Not found')
}
