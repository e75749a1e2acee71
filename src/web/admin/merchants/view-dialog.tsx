import { viewDialog as copy } from '#content/admin/merchant-views.ts'
import type { MerchantView } from '#contract/merchant-views/shapes.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import '#web/admin/parts/admin-form.css'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import type { Filters } from './list-address.ts'

interface ViewDialogProps {
  isOpen: boolean
  /** One's own that is on: it can be shared, or removed. */
  view: MerchantView | undefined
  filters: Filters
  onClose(): void
}

export function ViewDialog({ isOpen, onClose, ...rest }: ViewDialogProps) {
  return (
    <Dialog title={copy.title} open={isOpen} onClose={onClose}>
      {isOpen && <ViewForm {...rest} onDone={onClose} />}
    </Dialog>
  )
}

function ViewForm({
  view,
  filters,
  onDone,
}: Omit<ViewDialogProps, 'isOpen' | 'onClose'> & { onDone(): void }) {
  const { run, busy: isRemoving } = useApiAction()

  const { form, errors, busy } = useApiForm('adminViewSave', {
    schema: async () => (await import('#contract/merchant-views/shapes.ts')).viewInput,
    read: (fields) => ({
      name: textOf(fields, 'name').trim(),
      search: filters.search,
      sort: filters.sort,
      state: filters.state,
      is_shared: fields.has('is_shared'),
    }),
    texts: ({ name }) => ({ done: copy.saved(name), message: () => undefined }),
    onDone: (_, { name }) => {
      // The server saves by name, so a renamed view leaves its old one behind.
      const isRenamed = view && view.name.toLowerCase() !== name.toLowerCase()
      if (isRenamed) void run('adminViewRemove', { id: view.id })
      onDone()
    },
  })

  const remove = async () => {
    if (!view || busy || isRemoving) return
    const texts = { done: copy.removed(view.name), message: () => undefined }
    if (await run('adminViewRemove', { id: view.id }, texts)) onDone()
  }

  return (
    <form className="admin-form" {...form}>
      <p>{copy.text}</p>
      <Field
        name="name"
        label={copy.name}
        defaultValue={view?.name}
        error={errors.name}
        maxLength={40}
        autoComplete="off"
        required
      />
      <Checkbox name="is_shared" defaultChecked={view?.is_shared}>
        {copy.shared}
      </Checkbox>
      <Button type="submit" busy={busy}>
        {busy ? copy.busy : copy.submit}
      </Button>
      {view && (
        <button type="button" className="text-link" onClick={() => void remove()}>
          {copy.remove}
        </button>
      )}
    </form>
  )
}
