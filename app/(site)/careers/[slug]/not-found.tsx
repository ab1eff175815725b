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
      <p>It was taken down, or the link has a slip in it. What is open now is all on one page.</p>
    </LostPage>
  )
}
