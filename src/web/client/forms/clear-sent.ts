import { typedIn } from './typed-in.ts'

/** What stood in a field when its form was sent, with the line ends that fields have. */
export const sentIn = (sent: FormData, name: string) => typedIn(sent, name).replaceAll('\r\n', '\n')

/** Empties the fields of a form that was sent. What has been typed since then, while it was under way, stays. */
export function clearSent(form: HTMLFormElement, sent: FormData): void {
  for (const field of form.elements) {
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (isText && sentIn(sent, field.name) === field.value) field.value = field.defaultValue
  }
}
