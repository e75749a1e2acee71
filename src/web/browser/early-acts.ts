/**
 * A page is painted before its script is there. Whoever acts in between loses nothing: what was typed and chosen is
 * told to the script once it runs, a form that was sent is sent then, and a button that was pressed is pressed.
 */

interface EarlyActs {
  /** What somebody changed; not what the browser brought back by itself. */
  fields: Set<EventTarget>
  held?: { form: HTMLFormElement; by: HTMLElement | null }
  /** The last button that only the script gives a meaning to. */
  pressed?: HTMLElement
  /** From here on React hears of every press itself. */
  leavePresses(): void
  stop(): void
}

declare global {
  interface Window {
    early?: EarlyActs
  }
}

/**
 * Runs in the head, on its own. A form that only the script can send has no action, and waits for it; the others
 * work without.
 */
export const watchScript = `(()=>{const fields=new Set,note=e=>fields.add(e.target),hold=e=>{const form=e.target,by=e.submitter;if(form.matches('[method=post]:not([action])')){e.preventDefault();by?.setAttribute('aria-busy',true);early.held={form,by}}},press=e=>{const button=e.target.closest('button[type=button]:not([commandfor],[popovertarget])');if(button)early.pressed=button};addEventListener('input',note,true);addEventListener('submit',hold,true);addEventListener('click',press,true);early={fields,leavePresses(){removeEventListener('click',press,true)},stop(){removeEventListener('input',note,true);removeEventListener('submit',hold,true)}}})()`

/** To be called while the page still stands as it was sent. */
export function tellEarlyActs(): void {
  for (const field of window.early?.fields ?? []) {
    if (isField(field) && field.isConnected) tell(field)
  }
}

/** To be called when the script can send a form and hear a press. */
export function redoEarlyActs(): void {
  const { held, pressed, stop } = window.early ?? {}
  delete window.early
  stop?.()
  held?.by?.removeAttribute('aria-busy')
  if (held?.form.isConnected) held.form.requestSubmit(held.by?.isConnected ? held.by : null)
  else if (pressed?.isConnected) pressed.click()
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

const isTick = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

/** As if it happened now. React heeds an event only where the field differs from what React last saw in it. */
function tell(field: Field): void {
  if (isTick(field)) {
    const { checked } = field
    // A radio that another one took the place of has nothing to say.
    if (field.type === 'radio' && !checked) return
    field.checked = !checked
    unseen(HTMLInputElement, 'checked', field, checked)
    field.dispatchEvent(new Event('click', { bubbles: true }))
  } else if (!(field instanceof HTMLSelectElement) && field.type !== 'file') {
    const { value, selectionStart, selectionEnd } = field
    field.value = field.defaultValue
    unseen(field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement, 'value', field, value)
    // Whoever is still typing goes on where they were.
    if (selectionStart !== null && field === document.activeElement) {
      field.setSelectionRange(selectionStart, selectionEnd)
    }
  }
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Past the setter that React puts before the browser's own. */
function unseen(
  { prototype }: { prototype: object },
  name: 'value' | 'checked',
  field: Field,
  value: string | boolean,
): void {
  Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(field, value)
}
