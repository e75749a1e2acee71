import type { SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import { viewDialog as copy } from '#content/admin/merchant-views.ts'
import type { MerchantView } from '#contract/merchant-views/shapes.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useAdminAction } from '#web/admin/parts/use-admin-action.tsx'
import '#web/admin/parts/admin-form.css'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
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
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const { act, busy, errors } = useAdminAction()

  const finish = async (title: string) => {
    await revalidate()
    onDone()
    toast({ status: 'success', title })
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const name = textOf(form, 'name').trim()
    const { search, sort, state } = filters
    const input = { name, search, sort, state, is_shared: form.has('is_shared') }
    // Under another name it would be a second view; it is the same one.
    const isRenamed = view && name && view.name.toLowerCase() !== name.toLowerCase()
    if (!(await act('adminViewSave', input))) return
    if (isRenamed) await act('adminViewRemove', { id: view.id })
    await finish(copy.saved(name))
  }

  const takeAway = async () => {
    if (!view || busy) return
    if (await act('adminViewRemove', { id: view.id })) await finish(copy.removed(view.name))
  }

  return (
    <form className="admin-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
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
        <button type="button" className="text-link" onClick={() => void takeAway()}>
          {copy.remove}
        </button>
      )}
    </form>
  )
}
