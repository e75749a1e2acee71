import { tabDraft } from '#web/client/forms/tab-draft.ts'
import type { AccountDraft } from '#web/portal/account-fields/account-fields.tsx'

interface Draft extends AccountDraft {
  /** What the last mailed code was asked for with. */
  otp_request?: string
}

/**
 * Without passwords. Calls take the email from `readDraft`: React sends a form that was submitted before the
 * script ran as soon as it takes over, which is before `useDraft` gives what is stored.
 */
export const { useDraft, readDraft, forgetDraft } = tabDraft<Draft>('sign_in')
