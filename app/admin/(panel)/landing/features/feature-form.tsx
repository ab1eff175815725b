'use client'

import type { ContentFormProps } from '@/components/admin/content/content-dialog'
import { ContentForm } from '@/components/admin/content/content-form'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { saveFeature } from '@/lib/landing/actions'
import { type FeatureInput, featureIcons, featureSchema, featureScreens } from '@/lib/landing/schema'
import { MISSING } from '@/lib/platform/fields'
import { iconNames, screenNames } from './feature-names'

const screens = featureScreens.map((value) => ({ value, label: screenNames[value] }))
const icons = featureIcons.map((value) => ({ value, label: iconNames[value] }))

export function FeatureForm(props: ContentFormProps<FeatureInput>) {
  return (
    <ContentForm
      {...props}
      schema={featureSchema}
      action={saveFeature}
      missing={MISSING}
      labels={{ title: 'Title', description: 'Description', screen: 'Illustration', icon: 'Icon' }}
    >
      {(form) => (
        <>
          <TextField form={form} name="title" label="Title" hint="Up to 60 characters." />
          <TextField
            form={form}
            name="description"
            label="Description"
            rows={4}
            hint="One or two sentences. Up to 300 characters."
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField
              form={form}
              name="screen"
              label="Illustration"
              options={screens}
              hint="The app screen shown next to the feature."
            />
            <SelectField form={form} name="icon" label="Icon" options={icons} />
          </div>
        </>
      )}
    </ContentForm>
  )
}
