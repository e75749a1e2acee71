import { useEffect } from 'react'
import { Form } from 'react-router'
import { contactCopy } from '#content/site/contact.ts'
import { Field, FieldGroup, TextAreaField } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import type { FormAnswer } from '#web/site/forms/form-answer.ts'
import { NoScriptField } from '#web/site/forms/no-script-field.tsx'
import { fieldOf, NameFields, PersonPhone } from '#web/site/forms/person-fields.tsx'
import type { PageForm } from '#web/site/forms/use-page-form.ts'

interface ContactFormProps extends PageForm {
  idempotencyKey: string
  /** What the fields start with. */
  values: Record<string, string>
  notice: FormAnswer['notice']
  onType(form: HTMLFormElement): void
}

const { fields } = contactCopy

export function ContactForm({
  form,
  errors,
  isSending,
  submit,
  recheck,
  idempotencyKey,
  values,
  notice,
  onType,
}: ContactFormProps) {
  // The browser may have brought back what was typed: after Back, or after a refresh.
  useEffect(() => {
    if (form.current) onType(form.current)
  }, [form, onType])

  const state = { values, errors }
  return (
    <Form
      ref={form}
      method="post"
      discover="none"
      noValidate
      onSubmit={submit}
      onInput={(event) => {
        recheck(event)
        onType(event.currentTarget)
      }}
    >
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <NoScriptField />
      {notice && (
        <p className="contact-notice" role="alert">
          <b>{notice.title}</b> {notice.message}
        </p>
      )}
      <FieldGroup>
        <NameFields {...state} labels={fields} />
        <Field
          {...fieldOf('email', fields, state)}
          type="email"
          autoComplete="email"
          inputMode="email"
          required
        />
        <PersonPhone {...state} labels={fields} />
        <Field
          {...fieldOf('website_url', fields, state)}
          autoComplete="url"
          inputMode="url"
          hint={contactCopy.websiteHint}
          required
        />
        <TextAreaField {...fieldOf('message', fields, state)} rows={6} maxLength={5000} required />
      </FieldGroup>
      <Button type="submit" size="large" wide busy={isSending}>
        {isSending ? contactCopy.sending : contactCopy.submit}
      </Button>
    </Form>
  )
}
