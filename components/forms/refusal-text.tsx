import { SESSION_ENDED } from '@/lib/auth/schema'

/** Shows why a form was refused. If the session has ended, a link leads to the sign-in page and the form stays open. */
export function RefusalText({ message }: { message: string }) {
  if (message !== SESSION_ENDED) return message
  return (
    <>
      {message} Your text is still here.{' '}
      <a href="/admin/sign-in" target="_blank" className="underline" rel="noopener">
        Open the sign-in page in a new tab
      </a>
      , sign in, then come back and try again.
    </>
  )
}
