import { LostPage } from '@/components/site/lost-page'
import { buttonClass } from '@/components/ui/button'

export default function ArticleNotFound() {
  return (
    <LostPage
      title="This article is not here"
      picture="missing"
      actions={
        <a href="/blog" className={buttonClass({})}>
          Go to the blog
        </a>
      }
    >
      <p>
        It was taken down, or the link has a slip in it. The articles that can be read are all on one page.
      </p>
    </LostPage>
  )
}
