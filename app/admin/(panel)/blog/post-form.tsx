'use client'

import { useRouter } from 'next/navigation'
import { type DefaultValues, useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { MarkdownField } from '@/components/admin/markdown/markdown-field'
import { ImageField } from '@/components/admin/media/image-field'
import { ActionForm } from '@/components/forms/action-form'
import { SelectField } from '@/components/forms/select-field'
import { StaleNotice } from '@/components/forms/stale-notice'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { useLocalDraft } from '@/components/forms/use-local-draft'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { createPost, updatePost } from '@/lib/blog/actions'
import { readMinutes } from '@/lib/blog/read-time'
import { type PostInput, postCategories, postLimits, postMessages, postSchema } from '@/lib/blog/schema'
import type { UploadedImage } from '@/lib/media/schema'
import { DraftNotice } from './draft-notice'
import { PublicationFields } from './publication-fields'
import { saveLabel } from './save-label'
import { SlugField } from './slug-field'

interface PostFormProps {
  values: Pick<PostInput, 'id' | 'version'> & DefaultValues<PostInput>
  image: UploadedImage | null
  /** Readers find it now. */
  isLive: boolean
}

const categories = postCategories.map((category) => ({ value: category, label: category }))

const staleLabels = {
  ...{ title: 'Title', slug: 'Address', excerpt: 'Excerpt', content: 'Content', author: 'Author' },
  ...{ category: 'Category', status: 'Status', publishAt: 'Goes public', readTime: 'Read time' },
}

/** Version 0: a new one. */
export function PostForm({ values, image, isLive }: PostFormProps) {
  const router = useRouter()
  const isNew = values.version === 0
  const form = useActionForm<PostInput, { id: string; slug: string; version: number }>({
    schema: postSchema,
    action: isNew ? createPost : updatePost,
    values,
    missing: postMessages.missing,
    onSuccess: ({ id, slug, version }, sent) => {
      draft.clear()
      toast.success(isNew ? postMessages.created : postMessages.updated)
      if (isNew) return router.replace(`/admin/blog/${id}`)
      // What was typed while it was being saved is not saved yet.
      const typed = form.getValues()
      const saved = { ...sent, slug, version }
      form.reset(saved)
      for (const name of ['title', 'excerpt', 'content'] as const)
        if (typed[name] !== sent[name]) form.setValue(name, typed[name], { shouldDirty: true })
      router.refresh()
    },
  })
  const draft = useLocalDraft(form, `blog.draft.${isNew ? 'new' : values.id}`)
  const [status, content] = useWatch({ control: form.control, name: ['status', 'content'] })

  return (
    <ActionForm form={form}>
      <DraftNotice draft={draft} />
      <StaleNotice form={form} labels={staleLabels} />
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_21rem]">
        <Card className="grid gap-5 p-5 sm:p-7">
          <TextField form={form} name="title" label="Title" maxLength={postLimits.title} />
          <SlugField form={form} isLive={isLive} />
          <TextField
            form={form}
            name="excerpt"
            label="Excerpt"
            rows={3}
            hint={`What the list of articles and search engines say of it, up to ${postLimits.excerpt} characters.`}
          />
        </Card>
        <Card className="grid gap-5 p-5 sm:p-7">
          <PublicationFields form={form} />
          <TextField form={form} name="author" label="Author" maxLength={postLimits.author} />
          <SelectField form={form} name="category" label="Category" options={categories} />
        </Card>
      </div>
      <Card className="p-5 sm:p-7">
        <MarkdownField
          form={form}
          name="content"
          label="Content"
          rows={8}
          slot="blogImage"
          hint="“## ” begins a heading, “### ” a subheading. An empty line starts a new paragraph."
        />
      </Card>
      <Card className="grid gap-5 p-5 sm:p-7 lg:grid-cols-2">
        <ImageField
          form={form}
          name="imageId"
          label="Cover image"
          hint="Up to 10 MB. Without one the name of its category is shown."
          slot="blogImage"
          image={image}
        />
        <TextField
          form={form}
          name="readTime"
          label="Read time"
          optional
          maxLength={postLimits.readTime}
          placeholder={`${readMinutes(content ?? '')} min read`}
          hint="Counted from the words. Write something to show that instead."
        />
      </Card>
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-canvas px-4 py-3 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8">
        <Button type="submit" loading={form.isPending}>
          {saveLabel({ status: status ?? 'draft', was: values.status ?? 'draft', isLive })}
        </Button>
        <ButtonLink href="/admin/blog" variant="ghost">
          {form.formState.isDirty ? 'Cancel' : 'Back to the posts'}
        </ButtonLink>
        {form.formState.isDirty && (
          <p className="text-sm text-fg-soft">Not saved yet. What you type is kept in this browser.</p>
        )}
      </div>
    </ActionForm>
  )
}
