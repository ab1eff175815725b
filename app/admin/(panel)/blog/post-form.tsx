'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { type DefaultValues, useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { MarkdownField } from '@/components/admin/markdown/markdown-field'
import { SettingsButton, SettingsJump } from '@/components/admin/markdown/view-buttons'
import { WritingFrame } from '@/components/admin/markdown/writing-frame'
import { continueWriting, takeContinuedField } from '@/components/admin/markdown/writing-view'
import { ImageField } from '@/components/admin/media/image-field'
import { ActionForm } from '@/components/forms/action-form'
import { DraftNotice } from '@/components/forms/draft-notice'
import { useReadOnly } from '@/components/forms/read-only'
import { SelectField } from '@/components/forms/select-field'
import { StaleNotice } from '@/components/forms/stale-notice'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { useLocalDraft } from '@/components/forms/use-local-draft'
import { useNewerVersion } from '@/components/forms/use-newer-version'
import { Card } from '@/components/ui/card'
import { classNames } from '@/components/ui/class-names'
import { createPost, updatePost } from '@/lib/blog/actions'
import { readMinutes } from '@/lib/blog/read-time'
import { type PostInput, postCategories, postLimits, postMessages, postSchema } from '@/lib/blog/schema'
import { formatDateTime, fromLagos } from '@/lib/dates'
import type { UploadedImage } from '@/lib/media/schema'
import { MISSING } from '@/lib/platform/fields'
import { PublicationFields } from './publication-fields'
import { PublishDialog } from './publish-dialog'
import { saveLabel } from './save-label'
import { SlugField } from './slug-field'
import { TitleField } from './title-field'
import { useReview } from './use-review'

interface PostFormProps {
  values: Pick<PostInput, 'id' | 'version'> & DefaultValues<PostInput>
  image: UploadedImage | null
  /** True if readers can find the post now. */
  isLive: boolean
  title: string
  description: string
  /** Links to the post. */
  links?: ReactNode
}

const categories = postCategories.map((category) => ({ value: category, label: category }))

const staleLabels = {
  title: 'Title',
  slug: 'Slug',
  excerpt: 'Excerpt',
  content: 'Content',
  author: 'Author',
  category: 'Category',
  status: 'Status',
  publishAt: 'Publish on',
  readTime: 'Read time',
}

const keyOf = (id: string) => `blog.draft.${id}`

/** Edits a post. Version 0 means a new post. */
export function PostForm({ values, image, isLive, title, description, links }: PostFormProps) {
  const router = useRouter()
  const isNew = values.version === 0
  const settingsId = useId()
  const [isLeaving, setLeaving] = useState(false)
  const [chosenImage, setChosenImage] = useState(image)
  // The router may show this page again with its old state.
  useEffect(() => () => setLeaving(false), [])
  const form = useActionForm<PostInput, { id: string; slug: string; version: number }>({
    schema: postSchema,
    action: isNew ? createPost : updatePost,
    values,
    missing: MISSING,
    onSuccess: ({ id, slug, version }, sent) => {
      draft.markSaved(sent, isNew ? { key: keyOf(id), version } : undefined)
      const description =
        sent.status === 'scheduled' && sent.publishAt
          ? `It goes public on ${formatDateTime(fromLagos(sent.publishAt))}.`
          : null
      toast.success(isNew ? postMessages.created : postMessages.updated, { description })
      if (isNew) {
        // People may leave while a slow save is running.
        if (location.pathname !== '/admin/blog/new') return
        continueWriting()
        setLeaving(true)
        router.replace(`/admin/blog/${id}`)
        return
      }
      form.settle(sent, { slug, version })
    },
  })
  useNewerVersion(form, values)
  const { setFocus } = form
  const { defaultValues } = form.formState
  useEffect(() => {
    const field = takeContinuedField()
    if (!field) return
    setFocus(field.name as keyof PostInput)
    if (document.activeElement instanceof HTMLTextAreaElement)
      document.activeElement.setSelectionRange(field.caret, field.caret)
  }, [setFocus])
  const draft = useLocalDraft(form, keyOf(isNew ? 'new' : values.id))
  const [content, status] = useWatch({ control: form.control, name: ['content', 'status'] })
  // Some fields are only required to publish.
  const isDraft = status === 'draft'
  const save = saveLabel({
    status: status ?? 'draft',
    savedStatus: defaultValues?.status ?? 'draft',
    isLive,
  })
  const { submit, dialog } = useReview(form, save === 'Publish' || save === 'Schedule')

  return (
    <ActionForm form={{ ...form, submit }} inert={isLeaving} hasMessageBar>
      <WritingFrame
        form={form}
        name="content"
        isNew={isNew}
        save={save}
        back={{ href: '/admin/blog', plural: 'posts' }}
        title={title}
        description={description}
        links={links}
        buttons={<SettingsJump settingsId={settingsId} />}
      >
        <DraftNotice draft={draft} />
        <StaleNotice
          form={form}
          labels={staleLabels}
          uploadField={{ name: 'imageId', label: 'Cover image' }}
        />
        <div className="writing grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_19rem] xl:grid-cols-[minmax(0,45rem)_23rem] xl:justify-between">
          <div className="grid gap-3">
            <div className="not-in-focus-mode">
              <ImageField
                key={image?.id}
                form={form}
                name="imageId"
                label="Cover image"
                hint="If you don’t add an image, we show an illustration with the category name."
                slot="blogImage"
                image={image}
                onChoose={setChosenImage}
                addText="Add cover"
              />
            </div>
            <TitleField form={form} />
            <MarkdownField
              form={form}
              name="content"
              label={<span className="sr-only">Content</span>}
              rows={8}
              slot="blogImage"
              buttons={<SettingsButton controls={settingsId} />}
              hint="Start a line with “/” to add a heading, table, chart or image."
            />
          </div>
          <Card
            id={settingsId}
            // People who cannot use the button always see the settings.
            className={classNames('not-in-focus-mode grid gap-4 p-5', !useReadOnly() && 'writing-settings')}
          >
            <PublicationFields form={form} />
            <TextField
              form={form}
              name="excerpt"
              label="Excerpt"
              optional={isDraft}
              rows={3}
              hint={`Shown in lists and search results. Up to ${postLimits.excerpt} characters.`}
            />
            <SelectField
              form={form}
              name="category"
              label="Category"
              optional={isDraft}
              options={categories}
            />
            <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_9.25rem] xl:gap-3">
              <TextField
                form={form}
                name="author"
                label="Author"
                optional={isDraft}
                maxLength={postLimits.author}
              />
              <TextField
                form={form}
                name="readTime"
                label="Read time"
                optional
                maxLength={postLimits.readTime}
                placeholder={`${readMinutes(content ?? '')} min read`}
                hint="Leave empty and we’ll calculate it."
              />
            </div>
            <SlugField form={form} isLive={isLive} />
          </Card>
        </div>
      </WritingFrame>
      <PublishDialog {...dialog} images={[chosenImage, image]} isLive={isLive} />
    </ActionForm>
  )
}
