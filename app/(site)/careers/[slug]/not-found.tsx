import { LostPage } from '@/components/site/lost-page'
import { buttonClass } from '@/components/ui/button'

export default function PositionNotFound() {
  return (
    <LostPage
      title="This position is not here"
      picture="missing"
      actions={
        <a href="/careers" className={buttonClass({})}>
          Go to careers
        </a>
      }
    >
      <p>
        It may have been closed, or the link has a typo. Everything that is open now is on one page. If you
        have applied already, you will hear from us as promised.
      </p>
    </LostPage>
  )
}
