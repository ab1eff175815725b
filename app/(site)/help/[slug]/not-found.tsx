import { StatusPage } from '@/components/site/status-page'
import { buttonClass } from '@/components/ui/button'

export default function GuideNotFound() {
  return (
    <StatusPage
      title="Guide not found"
      picture="missing"
      actions={
        <a href="/help" className={buttonClass({})}>
          Go to the Help Center
        </a>
      }
    >
      <p>
        It may have been taken down, or the link may contain a typo. All answers and guides are in the Help
        Center.
      </p>
    </StatusPage>
  )
}
