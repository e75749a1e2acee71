import { commissionCopy } from '#content/site/calculator.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import type { FormAnswer } from '#web/site/forms/form-answer.ts'
import './share-form.css'

const { share: copy } = commissionCopy

/** The figures by email, for browsers without script: posted to the page itself. Nobody is kept as a contact. */
export function PlainShareForm({ posted }: { posted: FormAnswer<string> | undefined }) {
  const result = posted?.done ?? posted?.notice?.message
  return (
    <form className="share-form" method="post" noValidate>
      <Field
        type="email"
        name="email"
        label={copy.email}
        defaultValue={posted?.values?.email}
        error={posted?.errors?.email}
        autoComplete="email"
        inputMode="email"
        required
      />
      <Button type="submit" size="small" icon="mail">
        {copy.submit}
      </Button>
      {result && (
        <output className="share-result" data-failed={!posted?.done || undefined}>
          {result}
        </output>
      )}
    </form>
  )
}
