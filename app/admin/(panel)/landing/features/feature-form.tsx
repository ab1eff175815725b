'use client'

import { useRouter } from 'next/navigation'
import { toast } from 'sonner'
import { FormFrame, type Start } from '@/components/admin/form-frame'
import { SelectField } from '@/components/forms/select-field'
import { StaleNotice } from '@/components/forms/stale-notice'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { saveFeature } from '@/lib/landing/actions'
import { type FeatureInput, featureIcons, featureSchema, featureScreens, MISSING } from '@/lib/landing/schema'
import { iconNames, screenNames } from '../words'

const screens = featureScreens.map((value) => ({ value, label: screenNames[value] }))
const icons = featureIcons.map((value) => ({ value, label: iconNames[value] }))
const BACK = '/admin/landing/features'

/** Version 0: a new one. */
export function FeatureForm({ values }: { values: Start<FeatureInput> }) {
  const router = useRouter()
  const isNew = values.version === 0
  const form = useActionForm<FeatureInput, null>({
    schema: featureSchema,
    action: saveFeature,
    values,
    missing: MISSING,
    onSuccess: () => {
      toast.success(`Feature ${isNew ? 'created' : 'updated'} successfully!`)
      router.push(BACK)
    },
  })
  return (
    <FormFrame form={form} back={BACK} save={isNew ? 'Add feature' : 'Save changes'}>
      <StaleNotice
        form={form}
        labels={{ title: 'Title', description: 'Description', screen: 'Screen', icon: 'Icon' }}
      />
      <TextField form={form} name="title" label="Title" hint="Up to 60 characters." />
      <TextField
        form={form}
        name="description"
        label="Description"
        rows={4}
        hint="One or two sentences, up to 300 characters."
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          form={form}
          name="screen"
          label="Screen"
          options={screens}
          hint="The drawn screen beside it."
        />
        <SelectField form={form} name="icon" label="Icon" options={icons} />
      </div>
    </FormFrame>
  )
}
