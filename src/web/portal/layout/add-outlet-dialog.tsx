import { useEffect, useRef, useState } from 'react'
import { browserMessages } from '#content/shared/browser-messages.ts'
import { addOutlet as copy } from '#content/portal/outlets.ts'
import type { Problem } from '#contract/problem.ts'
import { webHost } from '#rules/web-address.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { clearSentFields } from '#web/client/forms/clear-sent-fields.ts'
import type { FieldErrors } from '#web/client/forms/field-errors.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useBusy } from '#web/client/forms/use-busy.ts'
import { useFieldErrors } from '#web/client/forms/use-field-errors.ts'
import { keepFields } from '#web/kit/forms/keep-fields.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field, FieldGroup } from '#web/kit/forms/field.tsx'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { usePortal } from './portal-context.ts'
import './add-outlet-dialog.css'

/** Refusals that are about the address field. */
const aboutAddress = new Set(['invalid_url', 'address_in_use'])

interface AddOutletDialogProps {
  open: boolean
  onClose(): void
}

/** Adds an outlet. What was typed stays in the dialog until it is accepted. */
export function AddOutletDialog({ open, onClose }: AddOutletDialogProps) {
  const { outlets, enter } = usePortal()
  const toast = useToast()
  const { busy, run } = useBusy()
  const [address, setAddress] = useState('')
  /** The store can be added through the App Store only, and the reader has been told. */
  const [isListed, setListed] = useState(false)
  const host = webHost(address)
  const first = useRef<HTMLInputElement>(null)
  const { ref, errors, show, checkFields, recheck } = useFieldErrors({
    schema: async () => (await import('#contract/portal/shapes.ts')).newOutletInput,
    check: (fields) => {
      const typed = textOf(fields, 'web_url')
      const taken = outlets.find(({ webUrl }) => webUrl === webHost(typed))
      if (taken) return { web_url: copy.inUse(taken.name) }
      return webHost(typed) ? undefined : { web_url: browserMessages.invalid_url.message }
    },
  })

  useEffect(() => {
    if (open) first.current?.focus()
  }, [open])

  const add = async (fields: FormData) => {
    const input = await checkFields(fields)
    if (!input) return
    if (isListed) return toListing()
    const result = await merchantApi('addOutlet', input)
    if (!result.ok && result.problem?.code === 'shopify_listed') return setListed(true)
    if (!result.ok) return show(errorsOf(result.problem))
    await enter(result.data.data)
    if (ref.current) clearSentFields(ref.current, fields)
    setAddress('')
    onClose()
    toast({ status: 'success', title: copy.added, message: copy.addedText(input.outlet_name) })
  }

  /** If stores are connected through the App Store, they are added there. */
  const toListing = async () => {
    const result = await merchantApi('connectShop', { app: 'infiniti' })
    if (result.ok) location.assign(result.data.url)
    else show(errorsOf(result.problem))
  }

  return (
    <Dialog title={copy.title} open={open} onClose={onClose}>
      <form
        ref={ref}
        className="add-outlet"
        noValidate
        onInput={recheck}
        action={(fields) => void run(() => add(fields))}
        onReset={keepFields}
      >
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
            error={errors.outlet_name}
            placeholder={copy.nameExample}
            maxLength={80}
            autoComplete="off"
            required
          />
          <Field
            name="web_url"
            label={copy.address}
            onInput={(event) => {
              setAddress(event.currentTarget.value)
              setListed(false)
            }}
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
        {isListed && <output>{copy.listed.text}</output>}
        {isListed ? (
          <Button type="submit" size="large" wide busy={busy}>
            {copy.listed.action}
          </Button>
        ) : (
          <Button type="submit" size="large" icon="plus" wide busy={busy}>
            {busy ? copy.adding : copy.add}
          </Button>
        )}
      </form>
    </Dialog>
  )
}

/** A refusal that is about no field is shown above the fields. */
function errorsOf(problem: Problem | undefined): FieldErrors {
  if (!problem) return { form: browserMessages.internal.message }
  return problem.fields ?? { [aboutAddress.has(problem.code) ? 'web_url' : 'form']: problem.message }
}

/** The host that an address in any form stands for. */
function Understood({ host, isTyped }: { host: string | undefined; isTyped: boolean }) {
  if (!host) return isTyped ? copy.notYet : copy.addressHint
  const isShopify = host.endsWith('.myshopify.com')
  return (
    <>
      {copy.understood} <b className="add-outlet-host">{host}</b>, {isShopify ? copy.shopify : copy.website}
    </>
  )
}
