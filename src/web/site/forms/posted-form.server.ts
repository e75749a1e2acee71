import type * as z from 'zod/mini'
import { errorMessages } from '#content/shared/messages.ts'
import { DomainError } from '#domain/domain-error.ts'
import { fieldErrorsOf } from '#web/client/forms/field-errors.ts'
import { formFields } from '#web/form-fields.ts'
import type { FormAnswer } from './form-answer.ts'
import { noScriptField } from './no-script-field.tsx'

/** Reads a form that the browser posted by itself. Where it is not right, `refusal` is the page's answer. */
export async function readPostedForm<S extends z.ZodMiniType>(request: Request, schema: S) {
  const { [noScriptField]: noScript, ...values } = await formFields(request)
  const { data: input, error } = schema.safeParse(values)
  const refusal: FormAnswer | undefined = error && {
    values,
    errors: fieldErrorsOf(error),
    notice: errorMessages.invalid_input,
  }
  return { values, input, refusal, runsScript: noScript === undefined }
}

/** The page's answer to a refusal of the domain; everything else is thrown on. */
export function answerToError(error: unknown, values: Record<string, string>): FormAnswer {
  if (!(error instanceof DomainError)) throw error
  return { values, notice: errorMessages[error.code] }
}
