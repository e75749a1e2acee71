import type { FieldErrors } from '#web/client/forms/field-errors.ts'

/** What a page says about a form that was sent, by its script or by the browser itself. */
export interface FormAnswer<Done = never> {
  done?: Done
  errors?: FieldErrors
  notice?: { title: string; message: string }
  /** What was typed, for a page that is rendered again. */
  values?: Record<string, string>
  /** The form was sent before the script was ready. The script sends it again, with the captcha. */
  isEarly?: boolean
}

/** The calls name the whole number; the forms show its error beside the field `phone`. */
export const phoneErrorOf = (fields: FieldErrors | undefined): FieldErrors | undefined =>
  fields?.phone_number ? { ...fields, phone: fields.phone_number } : fields
