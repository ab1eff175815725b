'use client'

import { useActionState, useState } from 'react'
import type { FormAction } from '@/components/forms/form-action'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { ConsentFacts } from '@/lib/applications/consent'
import { Applied, type SentApplication } from './applied'
import { ApplyForm } from './apply-form'

interface ApplyPageFormProps {
  apply: FormAction
  /** Both empty for a general application. */
  slug: string
  positionTitle: string
  consent: ConsentFacts
  /** Where Cancel leads to. */
  back: string
}

/** Shows the form on its own page. Without JavaScript, the browser posts the form and the server renders the result. */
export function ApplyPageForm({ apply, slug, positionTitle, consent, back }: ApplyPageFormProps) {
  const [response, post] = useActionState(apply, null)
  const [sent, setSent] = useState<SentApplication | null>(null)
  const isApplied = sent !== null || response?.ok

  return (
    <>
      <div role="status">
        {isApplied && (
          <>
            <Applied positionTitle={positionTitle} sent={sent} />
            <a href="/careers" className={classNames(buttonClass({ variant: 'secondary' }), 'mt-6')}>
              See all positions
            </a>
          </>
        )}
      </div>
      {!isApplied && (
        <ApplyForm
          apply={apply}
          slug={slug}
          consent={consent}
          response={response}
          post={post}
          onApplied={setSent}
          cancel={() => (
            <a href={back} className={buttonClass({ variant: 'secondary' })}>
              Cancel
            </a>
          )}
        />
      )}
    </>
  )
}
