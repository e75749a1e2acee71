import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { errorMessages, fieldMessages } from '#content/shared/messages.ts'
import { addOutlet as copy } from '#content/portal/outlets.ts'
import type { Problem } from '#contract/problem.ts'
import { webHost } from '#rules/web-address.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import type { FieldErrors } from '#web/client/forms/field-errors.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field, FieldGroup } from '#web/kit/forms/field.tsx'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { usePortal } from './portal-context.ts'
import './add-outlet-dialog.css'

/** Refusals that are about the address, and so stand at its field. */
const aboutAddress = new Set(['invalid_url', 'address_in_use'])

interface AddOutletDialogProps {
  open: boolean
  onClose(): void
}

/** A named outlet with a checked address. What was typed stays until it has been accepted. */
export function AddOutletDialog({ open, onClose }: AddOutletDialogProps) {
  const { outlets, enter } = usePortal()
  const toast = useToast()
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)
  const host = webHost(address)
  const first = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (open) first.current?.focus()
  }, [open])

  const complain = (form: HTMLFormElement, found: FieldErrors) => {
    setErrors(found)
    const wrong = [...form.elements].find((field) => (field.getAttribute('name') ?? '') in found)
    if (wrong instanceof HTMLElement) wrong.focus()
  }
  const check = (): FieldErrors => {
    const there = outlets.find(({ webUrl }) => webUrl === host)
    return {
      ...(!name.trim() && { outlet_name: fieldMessages.outlet_name_required }),
      ...(!host && {
        web_url: address.trim() ? errorMessages.invalid_url.message : fieldMessages.website_required,
      }),
      ...(host && there && { web_url: copy.inUse(there.name) }),
    }
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    const found = check()
    if (Object.keys(found).length > 0) return complain(form, found)
    setBusy(true)
    setErrors({})
    const outcome = await merchantApi('addOutlet', { outlet_name: name, web_url: address })
    if (!outcome.ok) {
      setBusy(false)
      return complain(form, refusalsOf(outcome.problem))
    }
    await enter(outcome.data.data)
    setBusy(false)
    setName('')
    setAddress('')
    onClose()
    toast({ status: 'success', title: copy.added, message: copy.addedText(name.trim()) })
  }

  return (
    <Dialog title={copy.title} open={open} onClose={onClose}>
      <form method="post" className="add-outlet" noValidate onSubmit={(event) => void submit(event)}>
        <p>{copy.lead}</p>
        {errors.form && (
          <p className="add-outlet-refusal" role="alert">
            <Icon name="warning" />
            {errors.form}
          </p>
        )}
        <FieldGroup>
          <Field
            ref={first}
            name="outlet_name"
            label={copy.name}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={errors.outlet_name}
            placeholder={copy.nameExample}
            maxLength={80}
            autoComplete="off"
            required
          />
          <Field
            name="web_url"
            label={copy.address}
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
            error={errors.web_url}
            hint={<Understood host={host} isTyped={address.trim() !== ''} />}
            placeholder={copy.addressExample}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={300}
            required
          />
        </FieldGroup>
        <Button type="submit" size="large" icon="plus" wide busy={busy}>
          {busy ? copy.adding : copy.add}
        </Button>
      </form>
    </Dialog>
  )
}

/** Away or broken on our side: said in the dialog too, so that nothing typed is lost sight of. */
function refusalsOf(problem: Problem | undefined): FieldErrors {
  if (!problem) return { form: errorMessages.internal.message }
  return problem.fields ?? { [aboutAddress.has(problem.code) ? 'web_url' : 'form']: problem.message }
}

/** Any form of an address will do, and this is what we make of it. */
function Understood({ host, isTyped }: { host: string | undefined; isTyped: boolean }) {
  if (!host) return isTyped ? copy.notYet : copy.addressHint
  const isShopify = host.endsWith('.myshopify.com')
  return (
    <>
      {copy.understood} <b className="add-outlet-host">{host}</b>, {isShopify ? copy.shopify : copy.website}
    </>
  )
}
