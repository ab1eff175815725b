import { LostPage } from '@/components/site/lost-page'
import { buttonClass } from '@/components/ui/button'

export default function GuideNotFound() {
  return (
    <LostPage
      title="This guide is not here"
      picture="missing"
      actions={
        <a href="/help" className={buttonClass({})}>
          Go to the Help Center
        </a>
      }
    >
      <p>It was taken down, or the link has a slip in it. All answers and guides are in the Help Center.</p>
    </LostPage>
  )
}
