import { StatusPage } from '@/components/site/status-page'
import { buttonClass } from '@/components/ui/button'

export default function ArticleNotFound() {
  return (
    <StatusPage
      title="Article not found"
      picture="missing"
      actions={
        <a href="/blog" className={buttonClass({})}>
          Go to the blog
        </a>
      }
    >
      <p>
        It may have been taken down, or the link may contain a typo. You’ll find every article on the blog.
      </p>
    </StatusPage>
  )
}
