/** Every letter we send, by template, with the data it is filled with. */
export type Mail =
  | {
      template: 'contact-staff'
      data: ContactLetter & { phoneNumber: string; websiteUrl: string; email: string }
    }
  | { template: 'contact-receipt'; data: ContactLetter }
  | { template: 'contact-confirm'; data: { firstName: string; reference: string; confirmUrl: string } }
  | { template: 'welcome'; data: { firstName: string; verifyUrl: string } }
  | { template: 'verify-email'; data: { firstName: string; verifyUrl: string } }
  | { template: 'sign-in-code'; data: { firstName: string; code: string; minutes: number } }
  | { template: 'reset-password'; data: { firstName: string; resetUrl: string; minutes: number } }
  | { template: 'password-changed'; data: { firstName: string; at: string; resetUrl: string } }
  | {
      template: 'ways-in-changed'
      data: {
        firstName: string
        change:
          | 'passkey-added'
          | 'passkey-removed'
          | 'factor-added'
          | 'factor-removed'
          | 'backup-codes-renewed'
        /** Of the passkey. */
        name: string
        at: string
        accountUrl: string
      }
    }
  | { template: 'new-device'; data: { firstName: string; device: string; at: string; sessionsUrl: string } }
  | { template: 'account-paused'; data: { firstName: string; resetUrl: string } }
  | { template: 'google-link'; data: { firstName: string; linkUrl: string } }
  | {
      template: 'google-connected'
      data: { firstName: string; googleEmail: string; at: string; accountUrl: string }
    }
  | {
      template: 'confirm-new-email'
      data: { firstName: string; oldEmail: string; confirmUrl: string; minutes: number }
    }
  | {
      template: 'email-change-asked'
      data: { firstName: string; newEmail: string; at: string; accountUrl: string }
    }
  | { template: 'email-changed'; data: { firstName: string; newEmail: string; at: string } }
  | { template: 'erasure-planned'; data: { firstName: string; on: string; takeBackUrl: string } }
  | {
      template: 'invitation'
      data: { company: string; invitedBy: string; role: string; days: number; joinUrl: string }
    }
  | { template: 'erasure-done'; data: { firstName: string } }
  | { template: 'booking-confirmed'; data: BookingLetter & WithCalendar }
  | { template: 'booking-moved'; data: BookingLetter & WithCalendar }
  | { template: 'booking-cancelled'; data: BookingLetter & WithCalendar }
  | { template: 'booking-reminder'; data: BookingLetter & { kind: 'day' | 'hour' } }
  | {
      template: 'booking-host'
      data: BookingLetter &
        WithCalendar & {
          change: 'booked' | 'moved' | 'cancelled'
          lastName: string
          email: string
          websiteUrl: string
          reason: string
          platform: string
          orders: string
          pain: string
          note: string
        }
    }

/** What the letter of one template is filled with. */
export type MailData<Template extends Mail['template']> = Extract<Mail, { template: Template }>['data']

export interface BookingLetter {
  firstName: string
  reference: string
  startsAt: string
  endsAt: string
  /** The visitor's. */
  timeZone: string
  hostName: string
  hostZone: string
  /** Where it takes place; without one, the host rings the number. */
  roomUrl: string | null
  phoneNumber: string
  manageUrl: string
  /** The account demo as the visitor had set it up; empty where they had not. */
  setUpUrl: string
}

/** The entry for the reader's calendar, which the letter carries as a file. */
export interface WithCalendar {
  calendar: { method: 'REQUEST' | 'CANCEL'; text: string }
}

interface ContactLetter {
  firstName: string
  lastName: string
  reference: string
  message: string
}
