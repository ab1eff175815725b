'use client'

import { useEffect } from 'react'
import { type DefaultValues, useWatch } from 'react-hook-form'
import type { ActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { type PostInput, postLimits } from '@/lib/blog/schema'
import { slugify } from '@/lib/platform/slug'

interface SlugFieldProps {
  form: ActionForm<PostInput>
  isLive: boolean
}

/**
 * Edits the slug, which follows the title until someone types a different one. A published post keeps its slug when
 * the title changes.
 */
export function SlugField({ form, isLive }: SlugFieldProps) {
  const { control, getValues, setValue, watch } = form
  const [title = '', slug = ''] = useWatch({ control, name: ['title', 'slug'] })

  useEffect(() => {
    const hasCustomSlug = (values: DefaultValues<PostInput>) =>
      isLive || (values.slug ?? '') !== slugify(values.title ?? '')
    let isCustom = hasCustomSlug(getValues())
    // `subscribe` would make the form compare its values before every field has one, and wrongly
    // report unsaved changes.
    const { unsubscribe } = watch((values, { name, type }) => {
      if (name !== undefined && name !== 'title' && name !== 'slug') return
      // Values set by code, such as those of a restored draft, already include a slug.
      if (type !== 'change') {
        isCustom = hasCustomSlug(values)
        return
      }
      if (name === 'slug') isCustom = isLive || values.slug !== ''
      // Wait until the title change has been reported. The report carries the previous slug, and `useWatch` would keep
      // that one.
      if (!isCustom) queueMicrotask(() => setValue('slug', slugify(getValues('title'))))
    })
    return unsubscribe
  }, [isLive, getValues, setValue, watch])

  const registered = form.register('slug')
  const isMoved = isLive && slugify(slug) !== form.formState.defaultValues?.slug
  return (
    <Field
      label="Slug"
      optional
      error={form.error('slug')}
      hint={
        <>
          /blog/{slugify(slug) || slugify(title) || '…'}
          {isMoved && '. The old address will redirect to the new one.'}
        </>
      }
    >
      {(field) => (
        <Input
          {...field}
          {...registered}
          maxLength={postLimits.slug}
          autoCapitalize="none"
          spellCheck={false}
          onBlur={(event) => {
            setValue('slug', slugify(event.target.value), { shouldDirty: true })
            void registered.onBlur(event)
          }}
        />
      )}
    </Field>
  )
}
