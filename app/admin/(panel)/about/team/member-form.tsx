'use client'

import type { ContentFormProps } from '@/components/admin/content/content-dialog'
import { ContentForm } from '@/components/admin/content/content-form'
import { ImageField } from '@/components/admin/media/image-field'
import { TextField } from '@/components/forms/text-field'
import { saveTeamMember } from '@/lib/about/actions'
import { MISSING, teamMemberSchema } from '@/lib/about/schema'
import type { UploadedImage } from '@/lib/media/schema'

interface Member {
  id: string
  version: number
  image: UploadedImage | null
}

export function MemberForm(props: ContentFormProps<Member>) {
  return (
    <ContentForm
      {...props}
      schema={teamMemberSchema}
      action={saveTeamMember}
      missing={MISSING}
      labels={{ name: 'Name', role: 'Role', bio: 'Bio' }}
      uploadField={{ name: 'imageId', label: 'Photo' }}
    >
      {(form) => (
        <>
          <TextField
            form={form}
            name="name"
            label="Name"
            hint="The name the person goes by. Only add people who have agreed to be shown."
          />
          <TextField
            form={form}
            name="role"
            label="Role"
            hint="What the person does, such as “Engineering”."
          />
          <TextField
            form={form}
            name="bio"
            label="Bio"
            optional
            rows={4}
            hint="A sentence or two. Up to 500 characters."
          />
          <ImageField
            form={form}
            name="imageId"
            label="Photo"
            hint="Square images look best. If you don’t add a photo, we show the person’s initials."
            slot="teamPhoto"
            image={props.item?.image ?? null}
          />
        </>
      )}
    </ContentForm>
  )
}
