import { useRouter } from 'next/navigation'
import { toast } from 'sonner'
import { DialogForm } from '@/components/admin/dialog-form'
import { confirmClose } from '@/components/forms/leave-guards'
import { ReadOnlyContext } from '@/components/forms/read-only'
import { TextField } from '@/components/forms/text-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { Dialog } from '@/components/ui/dialog'
import { MAX_NAME, viewNameSchema } from '@/lib/views/schema'
import type { SavedView } from '@/lib/views/view-query'
import type { SavedViewsProps } from './saved-views'

interface SaveViewProps {
  view: Pick<SavedView, 'screen' | 'query'>
  isSearch: boolean
  save: SavedViewsProps['save']
  open: boolean
  onClose: () => void
}

export function SaveView({ open, onClose, isSearch, ...rest }: SaveViewProps) {
  return (
    <Dialog
      open={open}
      onClose={() => confirmClose(onClose)}
      title="Save this view"
      description={
        isSearch
          ? 'Saves the filters and sort order, but not the search, because it may name a person. Only you can see your views.'
          : 'Saves the filters and sort order. Only you can see your views.'
      }
    >
      {/* People who are not allowed to change the list can still save views of it. */}
      <ReadOnlyContext value={false}>
        <NameForm {...rest} onClose={onClose} />
      </ReadOnlyContext>
    </Dialog>
  )
}

function NameForm({ view, save, onClose }: Pick<SaveViewProps, 'view' | 'save' | 'onClose'>) {
  const router = useRouter()
  const form = useActionForm({
    schema: viewNameSchema,
    action: (values) => save({ ...view, ...values }),
    values: { name: '' },
    onSuccess: (_saved, { name }) => {
      toast.success(`View “${name.trim()}” saved`)
      router.refresh()
      onClose()
    },
  })
  return (
    <DialogForm form={form} submit="Save view" onCancel={() => confirmClose(onClose)}>
      <TextField form={form} name="name" label="Name" maxLength={MAX_NAME} autoComplete="off" />
    </DialogForm>
  )
}
