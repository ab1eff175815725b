import { StatusPage } from '@/components/site/status-page'
import { buttonClass } from '@/components/ui/button'

export default function PositionNotFound() {
  return (
    <StatusPage
      title="Position not found"
      picture="missing"
      actions={
        <a href="/careers" className={buttonClass({})}>
          Go to careers
        </a>
      }
    >
      <p>
        It may have closed, or the link may contain a typo. All open positions are on our careers page. If you
        received an email confirming your application, we’ll get back to you as promised.
      </p>
    </StatusPage>
  )
}
