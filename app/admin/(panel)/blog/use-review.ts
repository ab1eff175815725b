import { type SubmitEvent, useRef, useState } from 'react'
import type { ActionForm } from '@/components/forms/use-action-form'
import { type PostInput, type PostValues, postSchema } from '@/lib/blog/schema'
import { fromLagos } from '@/lib/dates'

/**
 * Holds back a valid post that is about to be published or scheduled until the person has reviewed and confirmed it.
 * Everything else is saved without asking, and an invalid post or a time in the past is refused as usual.
 */
export function useReview(form: ActionForm<PostInput>, goesPublic: boolean) {
  const [post, setPost] = useState<PostValues | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const isConfirmed = useRef(false)
  const savedTime = form.formState.defaultValues?.publishAt
  // As on the server, an unchanged schedule may be in the past.
  const isNewPastTime = ({ status, publishAt }: PostValues) =>
    status === 'scheduled' && publishAt && publishAt !== savedTime && fromLagos(publishAt) <= new Date()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const { data } = postSchema.safeParse(form.getValues())
    const isHeld = form.isPending || form.isUploading
    if (!goesPublic || isConfirmed.current || isHeld || !data || isNewPastTime(data)) {
      isConfirmed.current = false
      return form.submit(event)
    }
    event.preventDefault()
    element.current = event.currentTarget
    setPost(data)
  }

  return {
    submit,
    dialog: {
      post,
      onClose: () => setPost(null),
      onConfirm: () => {
        isConfirmed.current = true
        setPost(null)
      },
      // Submit only after closing: focus is then back in the form and can move to a field with an error.
      onClosed: () => {
        if (isConfirmed.current) element.current?.requestSubmit()
      },
    },
  }
}
