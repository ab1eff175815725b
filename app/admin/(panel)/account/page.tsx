import type { Metadata } from 'next'
import { Suspense } from 'react'
import { PageHeader } from '@/components/admin/page-header'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { getOwnAccount, listOwnPasskeys, listOwnSessions } from '@/lib/account/admin-queries'
import { roleDetails } from '@/lib/platform/role'
import { PasskeysCard } from './passkeys-card'
import { PasswordCard } from './password-card'
import { ProfileCard } from './profile-card'
import { SecondFactorCard } from './second-factor-card'
import { SessionsCard } from './sessions-card'

export const metadata: Metadata = { title: 'Your account' }

export default async function AccountPage({ searchParams }: PageProps<'/admin/account'>) {
  const { password } = await searchParams
  const [account, passkeys] = await Promise.all([getOwnAccount(), listOwnPasskeys()])
  const { username, name, email, role, hasSecondFactor, isFactorRequired, codesLeft } = account
  return (
    <>
      <PageHeader
        title="Your account"
        description={
          <>
            You sign in as <strong className="text-fg wrap-anywhere">{username}</strong>. Your role is{' '}
            <strong className="text-fg">{roleDetails[role].label}</strong>.
          </>
        }
      />
      <div className="grid max-w-3xl items-start gap-5 xl:max-w-none xl:grid-cols-2">
        {password === 'short' && !hasSecondFactor && (
          <div className="xl:col-span-2">
            <Notice tone="warn">
              Your password is too short for an account without two-factor authentication. Please change it,
              or set up two-factor authentication again.
            </Notice>
          </div>
        )}
        <div className="grid gap-5">
          <PasskeysCard passkeys={passkeys} needsPasskey={isFactorRequired && !hasSecondFactor} />
          <SecondFactorCard
            username={username}
            hasSecondFactor={hasSecondFactor}
            isFactorRequired={isFactorRequired}
            hasPasskey={passkeys.length > 0}
            codesLeft={codesLeft}
          />
          <PasswordCard username={username} name={name} hasSecondFactor={hasSecondFactor} />
        </div>
        <div className="grid gap-5">
          <ProfileCard name={name} email={email} />
          <Suspense fallback={<Skeleton className="h-48 w-full" />}>
            <Sessions />
          </Suspense>
        </div>
      </div>
    </>
  )
}

async function Sessions() {
  return <SessionsCard sessions={await listOwnSessions()} />
}
