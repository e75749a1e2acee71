import { activityKind, activityText, isKnownAct } from '#content/shared/activity.ts'
import { auditPage as copy } from './admin.ts'
import { moduleName } from './module-names.ts'

interface AuditEntry {
  action: string
  /** Whom it concerns, and the member of staff behind it, by address; empty for nobody. */
  subject: string
  actor: string
  detail: Record<string, unknown>
}

type Sentence = (staff: string, merchant: string, detail: Record<string, unknown>) => string

const reasonIn = ({ reason }: Record<string, unknown>) =>
  typeof reason === 'string' && reason ? `: ${reason}` : ''

/** What staff did to an account, with both names. */
const byStaff: Record<string, Sentence> = {
  'staff-visit-started': (staff, merchant, detail) => `${staff} signed in as ${merchant}${reasonIn(detail)}`,
  'staff-visit-ended': (staff, merchant) => `${staff} left the account of ${merchant}`,
  'staff-act-refused': (staff, merchant) => `${staff} was refused something as ${merchant}`,
  'staff-noted': (staff, merchant) => `${staff} wrote a note about ${merchant}`,
  'reconnect-asked': (staff, merchant, { shop }) =>
    `${staff} asked ${merchant} to reconnect ${typeof shop === 'string' ? shop : 'a store'}`,
  'staff-viewed': (staff, merchant) => `${staff} opened the page of ${merchant}`,
  'staff-disabled': (staff, colleague) => `${staff} switched off the staff account of ${colleague}`,
  'staff-enabled': (staff, colleague) => `${staff} switched on the staff account of ${colleague}`,
  'staff-factor-reset': (staff, colleague) => `${staff} reset the second factor of ${colleague}`,
}

/** Those that have a subject of their own; whose account it was is added, where it was somebody's. */
const ownSubject = new Set([
  'sign-in-failed',
  'session-ended',
  'account-paused',
  'payment-disputed',
  'payment-refunded',
  'second-charge-refunded',
])

/** The record keeps a module's slug; readers know its name. */
export function withModule(detail: Record<string, unknown>): Record<string, unknown> {
  const slug = detail.app ?? detail.module
  return typeof slug === 'string' ? { ...detail, module: moduleName(slug) } : detail
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** An entry of the record as a sentence that begins with who did it. */
export function auditSentence({ action, subject, actor, detail }: AuditEntry): string {
  const merchant = subject || copy.gone
  const told = byStaff[action]
  if (told) return `${told(actor || copy.system, merchant, detail)}.`
  const text = isKnownAct(action) ? activityText(action, withModule(detail)) : activityKind(action)
  if (ownSubject.has(action)) return subject ? `${text}: ${subject}.` : `${text}.`
  if (actor && actor !== subject && subject) return `${actor}, as ${subject}, ${lowerFirst(text)}.`
  return `${subject || actor || copy.system} ${lowerFirst(text)}.`
}
