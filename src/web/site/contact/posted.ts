import type { FieldErrors } from '#web/client/forms/field-errors.ts'

/** What the server made of a form that was posted without JavaScript. */
export type Posted =
  | { held: string }
  | { values: Record<string, string>; errors: FieldErrors; notice: { title: string; message: string } }
