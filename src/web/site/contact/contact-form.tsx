import { useEffect } from 'react'
import { Form } from 'react-router'
import { contactCopy } from '#content/site/contact.ts'
import { capitaliseName } from '#rules/names.ts'
import { rewriteInput } from '#web/client/forms/rewrite-input.ts'
import { DialCodeField } from '#web/kit/forms/dial-code/dial-code-field.tsx'
import { Field, FieldGroup, FieldRow, TextAreaField } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import type { FormAnswer } from '#web/site/forms/form-answer.ts'
import { NoScriptField } from '#web/site/forms/no-script-field.tsx'
import type { PageForm } from '#web/site/forms/use-page-form.ts'

interface ContactFormProps extends PageForm {
  idempotencyKey: string
  /** What the fields start with. */
  values: Record<string, string>
  notice: FormAnswer['notice']
  onType(form: HTMLFormElement): void
}

const { fields } = contactCopy
const tidyName = rewriteInput(capitaliseName)
const tidyPhone = rewriteInput((value) => value.replaceAll(/[^\d\s-]/g, ''))

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

  const text = (name: keyof typeof fields) => ({
    name,
    label: fields[name],
    defaultValue: values[name],
    error: errors[name],
  })
  return (
    <Form
      ref={form}
      method="post"
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
        <FieldRow>
          <Field {...text('first_name')} autoComplete="given-name" onInput={tidyName} required />
          <Field {...text('last_name')} autoComplete="family-name" onInput={tidyName} required />
        </FieldRow>
        <Field {...text('email')} type="email" autoComplete="email" inputMode="email" required />
        <FieldRow columns="code">
          <DialCodeField name="countryCode" label={fields.countryCode} defaultValue={values.countryCode} />
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
      <Button type="submit" size="large" wide busy={isSending}>
        {isSending ? contactCopy.sending : contactCopy.submit}
      </Button>
    </Form>
  )
}
