'use client'

import { useRouter } from 'next/navigation'
import { toast } from 'sonner'
import { FormFrame, type Start } from '@/components/admin/form-frame'
import { ImageField } from '@/components/admin/media/image-field'
import { StaleNotice } from '@/components/forms/stale-notice'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { saveTeamMember } from '@/lib/about/actions'
import { MISSING, type TeamMemberInput, teamMemberSchema } from '@/lib/about/schema'
import type { UploadedImage } from '@/lib/media/schema'

const BACK = '/admin/about/team'

interface MemberFormProps {
  values: Start<TeamMemberInput>
  image: UploadedImage | null
}

/** Version 0: a new one. */
export function MemberForm({ values, image }: MemberFormProps) {
  const router = useRouter()
  const isNew = values.version === 0
  const form = useActionForm<TeamMemberInput, null>({
    schema: teamMemberSchema,
    action: saveTeamMember,
    values,
    missing: MISSING,
    onSuccess: () => {
      toast.success(`Team member ${isNew ? 'created' : 'updated'} successfully!`)
      router.push(BACK)
    },
  })
  return (
    <FormFrame form={form} back={BACK} save={isNew ? 'Add team member' : 'Save changes'}>
      <StaleNotice
        form={form}
        labels={{ name: 'Name', role: 'Role', bio: 'Bio' }}
        picture={{ name: 'imageId', label: 'Photo' }}
      />
      <TextField
        form={form}
        name="name"
        label="Name"
        hint="As the person wants to be called. Nobody is shown without having agreed."
      />
      <TextField form={form} name="role" label="Role" hint="What the person does: “Engineering”." />
      <TextField
        form={form}
        name="bio"
        label="Bio"
        optional
        rows={4}
        hint="A sentence or two, up to 500 characters."
      />
      <ImageField
        form={form}
        name="imageId"
        label="Photo"
        hint="Square pictures look best. Without one the initials are shown."
        slot="teamPhoto"
        image={image}
      />
    </FormFrame>
  )
}
