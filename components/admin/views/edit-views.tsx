import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useId, useRef } from 'react'
import { toast } from 'sonner'
import { offerUndo } from '@/components/admin/offer-undo'
import { useAction } from '@/components/admin/use-action'
import { useNextRow } from '@/components/admin/use-next-row'
import { confirmClose } from '@/components/forms/leave-guards'
import { ReadOnlyContext } from '@/components/forms/read-only'
import { takeFocus } from '@/components/forms/take-focus'
import { useActionForm } from '@/components/forms/use-action-form'
import { Button, IconButton } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { MAX_NAME, viewNameSchema } from '@/lib/views/schema'
import type { SavedView } from '@/lib/views/view-query'
import { type SavedViewsProps, useViews } from './saved-views'

interface EditViewsProps {
  screen: string
  saved: SavedViewsProps
  open: boolean
  onClose: () => void
}

/** Renames and deletes the person's views of one list. */
export function EditViews({ screen, saved, open, onClose }: EditViewsProps) {
  return (
    <Dialog open={open} onClose={() => confirmClose(onClose)} title="Your views" size="lg">
      <ReadOnlyContext value={false}>
        <Rows screen={screen} saved={saved} />
      </ReadOnlyContext>
    </Dialog>
  )
}

function Rows({ screen, saved }: Pick<EditViewsProps, 'screen' | 'saved'>) {
  const views = useViews(screen)
  if (views.length === 0)
    return (
      <p ref={takeFocus} tabIndex={-1} className="text-fg-soft outline-none">
        You have no views of this list.
      </p>
    )
  return (
    <ul className="grid gap-4 sm:gap-3">
      {views.map((view) => (
        <li key={view.id}>
          <ViewRow view={view} saved={saved} />
        </li>
      ))}
    </ul>
  )
}

function ViewRow({ view, saved }: { view: SavedView; saved: SavedViewsProps }) {
  const { id, name } = view
  const router = useRouter()
  const form = useActionForm({
    schema: viewNameSchema,
    action: (values) => saved.rename({ id, ...values }),
    values: { name },
    onSuccess: (_renamed, sent) => {
      toast.success(`View renamed to “${sent.name.trim()}”`)
      router.refresh()
    },
  })
  const problemId = useId()
  const problem = form.error('name') ?? form.message
  const [restore] = useAction(saved.save, { done: `View “${name}” restored` })
  const button = useRef<HTMLButtonElement>(null)
  const { rememberNextRow } = useNextRow(button)
  const [remove, isRemoving] = useAction(saved.remove, {
    done: () => {
      rememberNextRow()
      toast.success(
        `View “${name}” deleted`,
        offerUndo(() => restore({ screen: view.screen, name, query: view.query })),
      )
    },
  })
  return (
    <form data-unsaved={form.formState.isDirty || undefined} noValidate onSubmit={form.submit}>
      <div className="flex items-center gap-2 max-sm:flex-wrap">
        <Input
          {...form.register('name')}
          aria-label={`Name of “${name}”`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          maxLength={MAX_NAME}
          className="max-sm:basis-full"
          autoComplete="off"
        />
        <Button type="submit" variant="secondary" loading={form.isPending}>
          Rename
        </Button>
        <IconButton
          ref={button}
          data-row-button=""
          label={`Delete “${name}”`}
          disabled={isRemoving}
          onClick={() => remove({ id })}
        >
          <Trash2 size={18} />
        </IconButton>
      </div>
      <p id={problemId} role="alert" className="mt-1 text-sm text-danger empty:hidden">
        {problem}
      </p>
    </form>
  )
}
