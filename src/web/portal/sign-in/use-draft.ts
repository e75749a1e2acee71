import { tabDraft } from '#web/client/forms/tab-draft.ts'
import type { AccountDraft } from '#web/portal/account-fields/account-fields.tsx'

interface Draft extends AccountDraft {
  /** What the last mailed code was asked for with. */
  otp_request?: string
}

/** Without passwords. */
export const { useDraft, forgetDraft } = tabDraft<Draft>('sign_in')
