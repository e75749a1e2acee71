/** What the sandbox keeps of WhatsApp's business side, by Meta's own names. */

export const templateStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'PAUSED'] as const
export type TemplateStatus = (typeof templateStatuses)[number]
export const templateCategories = ['AUTHENTICATION', 'UTILITY', 'MARKETING'] as const
export type TemplateCategory = (typeof templateCategories)[number]

export interface TemplateComponent {
  type: 'BODY' | 'FOOTER' | 'BUTTONS'
  text?: string | undefined
  code_expiration_minutes?: number | undefined
  buttons?: { type: 'URL' | 'OTP'; text: string; url?: string | undefined }[] | undefined
}

export interface Template {
  id: string
  name: string
  language: string
  category: TemplateCategory
  status: TemplateStatus
  rejected_reason: string
  components: TemplateComponent[]
}

export const nameStatuses = ['PENDING_REVIEW', 'APPROVED', 'DECLINED'] as const
export type NameStatus = (typeof nameStatuses)[number]

/** A merchant's number. */
export interface BusinessNumber {
  id: string
  /** Digits, with the country's code. */
  number: string
  verified_name: string
  name_status: NameStatus
  code_verification_status: 'NOT_VERIFIED' | 'VERIFIED'
  /** The code that was sent to it. */
  code: string
  /** Only a connected number writes; Meta restricts one that many people complain about. */
  status: 'PENDING' | 'CONNECTED' | 'RESTRICTED'
}

/** A message that was taken. */
export interface SentMessage {
  id: string
  /** Of the number that it came from. */
  phoneNumberId: string
  to: string
  /** The app's own reference, repeated in each report. */
  reference: string
  category: TemplateCategory
}

export interface MetaState {
  numbers: BusinessNumber[]
  templates: Template[]
  messages: SentMessage[]
}

/** What takes the place of `{{1}}` in the text, and at the end of the button's address. */
export interface TemplateValues {
  body: readonly string[]
  button: string
}
