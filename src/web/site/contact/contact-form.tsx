import { type FormEvent, type SubmitEvent, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { contactCopy } from '#content/site/contact.ts'
import { errorMessages } from '#content/shared/messages.ts'
import { type ContactInput, contactForm } from '#contract/contact/shapes.ts'
import { capitaliseName } from '#rules/names.ts'
import { rewriteInput } from '#web/client/forms/rewrite-input.ts'
import type { FieldErrors } from '#web/client/forms/field-errors.ts'
import { useCheckedForm } from '#web/client/forms/use-checked-form.ts'
import { DialCodeField } from '#web/kit/forms/dial-code/dial-code-field.tsx'
import { Field, FieldGroup, FieldRow, TextAreaField } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import type { SlipText } from './contact-slip.tsx'
import type { Posted } from './posted.ts'

interface ContactFormProps {
  idempotencyKey: string
  begun: string
  posted: Extract<Posted, { values: object }> | undefined
  sending: boolean
  onType(text: SlipText): void
  /** Resolves to the complaints of the server, if any. */
  onSend(input: ContactInput): Promise<FieldErrors | undefined>
}

const { fields } = contactCopy
const tidyName = rewriteInput(capitaliseName)
const tidyPhone = rewriteInput((value) => value.replaceAll(/[^\d\s-]/g, ''))

export function ContactForm({ idempotencyKey, begun, posted, sending, onType, onSend }: ContactFormProps) {
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const { errors, setErrors, check, recheck } = useCheckedForm(contactForm, posted?.errors)
  const value = (name: keyof typeof fields) => posted?.values[name] ?? (name === 'message' ? begun : '')

  // What the browser brought back (Back button, refresh in the middle) is on the slip as well.
  useEffect(() => {
    if (form.current) onType(slipOf(form.current))
  }, [onType])

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const input = check(event.currentTarget)
    if (!input) return toast({ status: 'error', ...errorMessages.invalid_input })
    const complaints = await onSend(input)
    if (complaints) setErrors(complaints)
  }
  const type = (event: FormEvent<HTMLFormElement>) => {
    recheck(event)
    onType(slipOf(event.currentTarget))
  }
  const text = (name: keyof typeof fields) => ({
    name,
    label: fields[name],
    defaultValue: value(name),
    error: errors[name],
  })

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
      onInput={type}
      reloadDocument
    >
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      {posted?.notice && (
        <p className="contact-notice" role="alert">
          <b>{posted.notice.title}</b> {posted.notice.message}
        </p>
      )}
      <FieldGroup>
        <FieldRow>
          <Field {...text('first_name')} autoComplete="given-name" onInput={tidyName} required />
          <Field {...text('last_name')} autoComplete="family-name" onInput={tidyName} required />
        </FieldRow>
        <Field {...text('email')} type="email" autoComplete="email" inputMode="email" required />
        <FieldRow columns="code">
          <DialCodeField name="countryCode" label={fields.countryCode} defaultValue={value('countryCode')} />
          <Field
            {...text('phone')}
            type="tel"
            autoComplete="tel-national"
            inputMode="tel"
            onInput={tidyPhone}
            required
          />
        </FieldRow>
        <Field
          {...text('website_url')}
          autoComplete="url"
          inputMode="url"
          hint={contactCopy.websiteHint}
          required
        />
        <TextAreaField {...text('message')} rows={6} maxLength={5000} required />
      </FieldGroup>
      <Button type="submit" size="large" wide busy={sending}>
        {sending ? contactCopy.sending : contactCopy.submit}
      </Button>
    </Form>
  )
}

function slipOf(form: HTMLFormElement): SlipText {
  const typed = new FormData(form)
  const read = (name: string) => {
    const value = typed.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    name: `${read('first_name')} ${read('last_name')}`.trim(),
    email: read('email'),
    message: read('message'),
  }
}
