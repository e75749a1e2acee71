/** The text fields of a posted form; files are not taken anywhere. */
export function formFields(form: FormData): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value
  return fields
}
