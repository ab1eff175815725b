'use client'

import { useRouter } from 'next/navigation'
import { toast } from 'sonner'
import { FormFrame, type Start } from '@/components/admin/form-frame'
import { ImageField } from '@/components/admin/media/image-field'
import { StaleNotice } from '@/components/forms/stale-notice'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { saveTestimonial } from '@/lib/landing/actions'
import { MISSING, type TestimonialInput, testimonialSchema } from '@/lib/landing/schema'
import type { UploadedImage } from '@/lib/media/schema'

const BACK = '/admin/landing/testimonials'

interface TestimonialFormProps {
  values: Start<TestimonialInput>
  image: UploadedImage | null
}

/** Version 0: a new one. */
export function TestimonialForm({ values, image }: TestimonialFormProps) {
  const router = useRouter()
  const isNew = values.version === 0
  const form = useActionForm<TestimonialInput, null>({
    schema: testimonialSchema,
    action: saveTestimonial,
    values,
    missing: MISSING,
    onSuccess: () => {
      toast.success(`Testimonial ${isNew ? 'created' : 'updated'} successfully!`)
      router.push(BACK)
    },
  })
  return (
    <FormFrame form={form} back={BACK} save={isNew ? 'Add testimonial' : 'Save changes'}>
      <StaleNotice
        form={form}
        labels={{ name: 'Name', role: 'Role', title: 'Title', content: 'Review' }}
        picture={{ name: 'imageId', label: 'Photo' }}
      />
      <TextField
        form={form}
        name="name"
        label="Name"
        hint="A first name is enough. Nobody is named without having agreed."
      />
      <TextField
        form={form}
        name="role"
        label="Role"
        hint="What the person does, and where: “Student, Nsukka”."
      />
      <TextField
        form={form}
        name="title"
        label="Title"
        hint="Their main point in a few words, up to 80 characters."
      />
      <TextField
        form={form}
        name="content"
        label="Review"
        rows={5}
        hint="In their own words, up to 400 characters."
      />
      <ImageField
        form={form}
        name="imageId"
        label="Photo"
        hint="Without one a portrait is drawn from the name."
        slot="generalImage"
        image={image}
      />
    </FormFrame>
  )
}
