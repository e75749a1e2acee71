/**
 * The text fields of a posted form; files are not taken anywhere. A body that is no form has none: what is missing
 * is then said as it is to somebody who left everything empty.
 */
export async function formFields(request: Request): Promise<Record<string, string>> {
  const fields: Record<string, string> = {}
  const form = await request.formData().catch(() => new FormData())
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value
  return fields
}
