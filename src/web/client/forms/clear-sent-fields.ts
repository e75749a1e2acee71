import { textOf } from './form-text.ts'

/** Empties the text fields of a form that was sent. A field that was changed in the meantime keeps its text. */
export function clearSentFields(form: HTMLFormElement, sent: FormData): void {
  for (const field of form.elements) {
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    // A text area has \n in the page and \r\n in what is sent.
    if (isText && textOf(sent, field.name).replaceAll('\r\n', '\n') === field.value) {
      field.value = field.defaultValue
    }
  }
}
