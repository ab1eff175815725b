'use client'

import type { ContentFormProps } from '@/components/admin/content/content-dialog'
import { ContentForm } from '@/components/admin/content/content-form'
import { ImageField } from '@/components/admin/media/image-field'
import { TextField } from '@/components/forms/text-field'
import type { UploadedImage } from '@/lib/media/schema'
import { saveLeader } from '@/lib/press/actions'
import { leaderSchema, MISSING } from '@/lib/press/schema'

interface Leader {
  id: string
  version: number
  image: UploadedImage | null
}

export function LeaderForm(props: ContentFormProps<Leader>) {
  return (
    <ContentForm
      {...props}
      schema={leaderSchema}
      action={saveLeader}
      missing={MISSING}
      labels={{ name: 'Name', role: 'Role', bio: 'Bio' }}
      uploadField={{ name: 'imageId', label: 'Photo' }}
    >
      {(form) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField form={form} name="name" label="Name" autoComplete="off" />
            <TextField form={form} name="role" label="Role" optional autoComplete="off" />
          </div>
          <TextField
            form={form}
            name="bio"
            label="Bio"
            optional
            rows={5}
            hint="Journalists may print this text. Up to 1,000 characters."
          />
          <ImageField
            form={form}
            name="imageId"
            label="Photo"
            hint="If you don’t add a photo, we show the person’s initials."
            slot="teamPhoto"
            image={props.item?.image ?? null}
          />
        </>
      )}
    </ContentForm>
  )
}
