import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { safeReturnTo } from '@/lib/auth/return-to'
import { findAdmin } from '@/lib/auth/session'
import { site } from '@/lib/site'
import { PayoutPanel } from './payout-panel'
import { SignInForm } from './sign-in-form'

export const metadata: Metadata = { title: 'Sign in' }

export default async function SignInPage({ searchParams }: PageProps<'/admin/sign-in'>) {
  const returnTo = safeReturnTo((await searchParams).returnTo)
  if (await findAdmin()) redirect(returnTo)
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <PayoutPanel />
      <main className="grid content-center justify-items-center px-5 py-10">
        <div className="w-full max-w-96">
          <p className="text-sm font-semibold text-accent">{site.name} Admin</p>
          <h1 className="mt-2 font-display text-2xl font-bold">Sign in</h1>
          <p className="mt-2 mb-8 text-fg-soft">For the people who keep the website running.</p>
          <SignInForm returnTo={returnTo} />
        </div>
      </main>
    </div>
  )
}
