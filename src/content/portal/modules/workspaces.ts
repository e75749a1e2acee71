import type { ModuleSlug } from '#contract/modules/modules.ts'
import { crm, infiniti, ohMyCustomer } from './accounts.ts'
import { chatbot, email, otpVerification, whatsapp } from './channels.ts'
import { flashAccounts, productReview, referral, superleadz } from './growth.ts'
import type { WorkspaceCopy } from './workspace.ts'

export const workspaces: Record<ModuleSlug, WorkspaceCopy> = {
  infiniti,
  superleadz,
  referral,
  flash_accounts: flashAccounts,
  product_review: productReview,
  otp_verification: otpVerification,
  crm,
  whatsapp,
  email,
  chatbot,
  oh_my_customer: ohMyCustomer,
}
