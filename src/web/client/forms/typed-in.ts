/** What stands in a field of a form; nothing for files and for fields that are not there. */
export function typedIn(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}
