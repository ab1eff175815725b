'use client'

import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
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
  const { control, getValues, setValue } = form
  const [title = '', slug = ''] = useWatch({ control, name: ['title', 'slug'] })
  const [isCustom, setCustom] = useState(
    () => isLive || (getValues('slug') ?? '') !== slugify(getValues('title') ?? ''),
  )

  useEffect(() => {
    if (!isCustom && !isLive) setValue('slug', slugify(title))
  }, [isCustom, isLive, title, setValue])

  const registered = form.register('slug', { onChange: (event) => setCustom(event.target.value !== '') })
  const isMoved = isLive && slugify(slug) !== form.formState.defaultValues?.slug
  return (
    <Field
      label="Slug"
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
