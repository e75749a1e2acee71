import { Profile } from './essentials-account.tsx'
import { OtpLogin, QuickAccounts } from './essentials-entrance.tsx'
import { Reviews } from './essentials-loyalty.tsx'
import { Guilloche } from './guilloche.tsx'
import { Bubbles, CardIndex, Chatbot, Envelope } from './modules-messages.tsx'
import { PopUp, ReferralTree } from './modules-growth.tsx'

/** By module slug. A module that is one of the essentials shares its stamp. */
const drawings = {
  infiniti: () => <Guilloche weave="open" />,
  superleadz: PopUp,
  referral: ReferralTree,
  flash_accounts: QuickAccounts,
  product_review: Reviews,
  otp_verification: OtpLogin,
  crm: CardIndex,
  whatsapp: Bubbles,
  email: Envelope,
  chatbot: Chatbot,
  oh_my_customer: Profile,
}

export type ModuleName = keyof typeof drawings

export function ModuleDrawing({ name }: { name: ModuleName }) {
  const Module = drawings[name]
  return <Module />
}
