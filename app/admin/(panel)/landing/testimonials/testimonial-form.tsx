'use client'

import type { ContentFormProps } from '@/components/admin/content/content-dialog'
import { ContentForm } from '@/components/admin/content/content-form'
import { ImageField } from '@/components/admin/media/image-field'
import { TextField } from '@/components/forms/text-field'
import { saveTestimonial } from '@/lib/landing/actions'
import { testimonialSchema } from '@/lib/landing/schema'
import type { UploadedImage } from '@/lib/media/schema'
import { MISSING } from '@/lib/platform/fields'

interface Testimonial {
  id: string
  version: number
  image: UploadedImage | null
}

export function TestimonialForm(props: ContentFormProps<Testimonial>) {
  return (
    <ContentForm
      {...props}
      schema={testimonialSchema}
      action={saveTestimonial}
      missing={MISSING}
      labels={{ name: 'Name', role: 'Role', title: 'Title', content: 'Testimonial', plan: 'Plan' }}
      uploadField={{ name: 'imageId', label: 'Photo' }}
    >
      {(form) => (
        <>
          <TextField
            form={form}
            name="name"
            label="Name"
            hint="A first name is enough. Only name people who have agreed to be named."
          />
          <TextField
            form={form}
            name="role"
            label="Role"
            hint="What the person does and where, such as “Student, Nsukka”."
          />
          <TextField
            form={form}
            name="title"
            label="Title"
            hint="Their main point in a few words. Up to 80 characters."
          />
          <TextField
            form={form}
            name="content"
            label="Testimonial"
            rows={5}
            hint="In their own words. Up to 400 characters."
          />
          <TextField
            form={form}
            name="plan"
            label="Plan"
            optional
            hint="The amount they locked and the payouts, such as “₦180,000 in, 12 × ₦15,000 out”."
          />
          <ImageField
            form={form}
            name="imageId"
            label="Photo"
            hint="If you don’t add a photo, we draw a portrait from the name."
            slot="generalImage"
            image={props.item?.image ?? null}
          />
        </>
      )}
    </ContentForm>
  )
}
