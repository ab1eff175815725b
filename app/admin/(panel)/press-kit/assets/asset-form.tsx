'use client'

import { useRef } from 'react'
import type { ContentFormProps } from '@/components/admin/content/content-dialog'
import { ContentForm } from '@/components/admin/content/content-form'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { mediaPath, type PublicImage } from '@/lib/media/schema'
import { savePressAsset } from '@/lib/press/actions'
import { assetCategories, assetCategoryNames, assetSchema, MISSING } from '@/lib/press/schema'
import { FileField } from './file-field'

interface Asset {
  id: string
  version: number
  file: { id: string; name: string; contentType: string; size: number }
  preview: PublicImage | null
}

const labels = { name: 'Name', category: 'Category', description: 'Description' }
const options = assetCategories.map((value) => ({ value, label: assetCategoryNames[value] }))

export function AssetForm(props: ContentFormProps<Asset>) {
  const suggested = useRef('')
  return (
    <ContentForm
      {...props}
      schema={assetSchema}
      action={savePressAsset}
      missing={MISSING}
      labels={labels}
      start={{ category: 'logos' }}
      uploadField={{ name: 'fileId', label: 'File' }}
    >
      {(form) => (
        <>
          <FileField
            form={form}
            file={
              props.item && {
                ...props.item.file,
                previewPath: props.item.preview && mediaPath(props.item.preview),
              }
            }
            onNamed={(name) => {
              if (!['', suggested.current].includes(form.getValues('name'))) return
              suggested.current = name
              form.setValue('name', name, { shouldDirty: true })
            }}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              form={form}
              name="name"
              label={labels.name}
              hint="For example, “Logo on dark background”."
            />
            <SelectField form={form} name="category" label={labels.category} options={options} />
          </div>
          <TextField
            form={form}
            name="description"
            label={labels.description}
            optional
            rows={3}
            hint="What it shows and where it may be used. Up to 600 characters."
          />
        </>
      )}
    </ContentForm>
  )
}
