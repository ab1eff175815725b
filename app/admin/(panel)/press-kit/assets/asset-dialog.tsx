'use client'

import { toast } from 'sonner'
import { SelectField } from '@/components/forms/select-field'
import { StaleNotice } from '@/components/forms/stale-notice'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { mediaPath, type PublicImage } from '@/lib/media/schema'
import { savePressAsset } from '@/lib/press/actions'
import {
  type AssetInput,
  assetCategories,
  assetCategoryNames,
  assetSchema,
  MISSING,
} from '@/lib/press/schema'
import { DialogForm } from '../dialog-form'
import { type DialogSteps, ItemDialog } from '../item-dialog'
import { SAVED } from '../words'
import { FileField } from './file-field'

type Item = Omit<AssetInput, 'fileId'> & {
  file: { id: string; name: string; contentType: string; size: number } | null
  preview: PublicImage | null
}

const labels = { name: 'Name', category: 'Category', description: 'Description' }
const options = assetCategories.map((value) => ({ value, label: assetCategoryNames[value] }))

export function AssetDialog({ items, newId }: { items: readonly Item[]; newId: string }) {
  return (
    <ItemDialog noun="media asset" items={items}>
      {(item, steps) => (
        <AssetForm
          key={item?.id ?? newId}
          item={
            item ?? {
              id: newId,
              version: 0,
              name: '',
              category: 'logos',
              description: '',
              file: null,
              preview: null,
            }
          }
          steps={steps}
        />
      )}
    </ItemDialog>
  )
}

function AssetForm({ item: { file, preview, ...rest }, steps }: { item: Item; steps: DialogSteps }) {
  const form = useActionForm<AssetInput, null>({
    schema: assetSchema,
    action: savePressAsset,
    values: { ...rest, fileId: file?.id ?? '' },
    missing: MISSING,
    onSuccess: () => {
      toast.success(SAVED)
      steps.onSaved()
    },
  })
  return (
    <DialogForm form={form} save={rest.version === 0 ? 'Add media asset' : 'Save changes'} steps={steps}>
      <StaleNotice form={form} labels={labels} picture={{ name: 'fileId', label: 'File' }} />
      <FileField
        form={form}
        file={file && { ...file, previewPath: preview && mediaPath(preview) }}
        onNamed={(name) => {
          if (form.getValues('name') === '') form.setValue('name', name, { shouldDirty: true })
        }}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField form={form} name="name" label={labels.name} hint="“Logo on dark ground”" />
        <SelectField form={form} name="category" label={labels.category} options={options} />
      </div>
      <TextField
        form={form}
        name="description"
        label={labels.description}
        optional
        rows={3}
        hint="What it shows, and where it may be used; up to 600 characters."
      />
    </DialogForm>
  )
}
