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
  /** From here on React hears of every press and every form itself; also of the press that it took over during. */
  leaveToReact(): void
  stop(): void
}

declare global {
  interface Window {
    early?: EarlyActs
  }
}

/**
 * Runs in the head, on its own. A form that only the script can send has no action, and waits for it; the others
 * work without. A tick is noted when it is pressed: React, where it takes over during that press, would take it for
 * old. Whoever presses something once React hears it has done the next thing: what waited is forgotten.
 */
export const watchScript = `(()=>{
const fields=new Set;let isHeard=false,last
const note=({target})=>fields.add(target)
const forget=()=>{early.held?.by?.removeAttribute('aria-busy');delete early.held;delete early.pressed}
const press=e=>{const{target}=e;last=e
if(target.matches('[type=checkbox],[type=radio]'))fields.add(target)
if(isHeard)return e.isTrusted&&forget()
const button=target.closest('button[type=button]:not([commandfor],[popovertarget])');if(button)early.pressed=button}
const hold=e=>{const form=e.target,by=e.submitter
if(isHeard||!form.matches('[method=post]:not([action])'))return
e.preventDefault();by?.setAttribute('aria-busy',true);early.held={form,by}}
const acts=[['input',note],['click',press],['submit',hold]]
for(const act of acts)addEventListener(...act,true)
early={fields,leaveToReact(){isHeard=true;if(last&&last===event)forget()},stop(){for(const act of acts)removeEventListener(...act,true)}}
})()`

/** What was told, with what the page was sent with. */
const told: { field: Field; said: string | boolean; sent: string | boolean }[] = []

/** To be called while the page still stands as it was sent. */
export function tellEarlyActs(): void {
  window.early?.leaveToReact()
  for (const field of window.early?.fields ?? []) {
    if (!isField(field) || !field.isConnected) continue
    told.push({ field, said: saidBy(field), sent: sentWith(field) })
    tell(field)
  }
}

/** To be called when the script can send a form and hear a press. */
export function redoEarlyActs(): void {
  const { held, pressed, stop } = window.early ?? {}
  delete window.early
  stop?.()
  for (const act of told.splice(0)) tellAgain(act)
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

const saidBy = (field: Field) => (isTick(field) ? field.checked : field.value)

function sentWith(field: Field): string | boolean {
  if (isTick(field)) return field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

/**
 * Fields are told all at once, before React draws anything. Where the state of one was made of what was known before
 * the other, it stands as it was sent again; told on its own it is heard.
 */
function tellAgain({ field, said, sent }: (typeof told)[number]): void {
  if (!field.isConnected || field.type === 'file' || said === sent || saidBy(field) !== sent) return
  if (field instanceof HTMLSelectElement) field.value = String(said)
  else unseen(field, isTick(field) ? 'checked' : 'value', said)
  tell(field)
}

/** As if it happened now. React heeds an event only where the field differs from what React last saw in it. */
function tell(field: Field): void {
  if (isTick(field)) {
    const { checked } = field
    // A radio that another one took the place of has nothing to say.
    if (field.type === 'radio' && !checked) return
    field.checked = !checked
    unseen(field, 'checked', checked)
    field.dispatchEvent(new Event('click', { bubbles: true }))
  } else if (!(field instanceof HTMLSelectElement) && field.type !== 'file') {
    const { value, selectionStart, selectionEnd } = field
    field.value = field.defaultValue
    unseen(field, 'value', value)
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
  field: HTMLInputElement | HTMLTextAreaElement,
  name: 'value' | 'checked',
  value: string | boolean,
): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(field, value)
}
