import type { RateCategory, RateChannel } from '#rules/money/rate-card.ts'
import type { Meeting } from '../bookings/choices.ts'
import type { Region } from '../company/shapes.ts'
import type { ModuleSlug } from '../modules/modules.ts'
import type { Role } from '../people/roles.ts'
import type { MoneyMail } from './money-shapes.ts'

/** Every email we send, by template, with the data it is filled with. */
export type Mail =
  | MoneyMail
  | {
      template: 'contact-staff'
      data: ContactEmail & { phoneNumber: string; websiteUrl: string; email: string }
    }
  | { template: 'contact-receipt'; data: { reference: string } }
  | { template: 'contact-confirm'; data: { reference: string; confirmUrl: string } }
  | { template: 'welcome'; data: { firstName: string; verifyUrl: string } }
  | { template: 'verify-email'; data: { firstName: string; verifyUrl: string } }
  | { template: 'sign-in-code'; data: { firstName: string; code: string; minutes: number } }
  | {
      template: 'shopper-code'
      /** `host` is the store's own: where the code may be typed. */
      data: { store: string; code: string; minutes: number; host: string }
    }
  | {
      template: 'shopper-order'
      data: {
        store: string
        orderName: string
        orderUrl: string
        mayChange: boolean
        hours: number
        unsubscribeUrl?: string
      }
    }
  | {
      template: 'shopper-change'
      /** What became of an order in or after its window; `reversed` is a change that nobody paid. */
      data: {
        store: string
        orderName: string
        about: 'changed' | 'cancelled' | 'due' | 'paid' | 'reversed' | 'confirm' | 'unconfirmed'
        orderUrl: string
        hours: number
        unsubscribeUrl?: string
      }
    }
  | { template: 'reset-password'; data: { firstName: string; resetUrl: string; minutes: number } }
  | { template: 'password-changed'; data: { firstName: string; at: string; resetUrl: string } }
  | {
      template: 'credentials-changed'
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
  | {
      template: 'staff-visit'
      data: {
        firstName: string
        staff: string
        reason: string
        at: string
        minutes: number
        accountUrl: string
      }
    }
  | { template: 'account-paused'; data: { firstName: string; resetUrl: string } }
  | { template: 'google-link'; data: { firstName: string; linkUrl: string } }
  | {
      template: 'google-connected'
      data: { firstName: string; googleEmail: string; at: string; accountUrl: string }
    }
  | {
      template: 'confirm-new-email'
      /** `oldEmail` is empty where nobody has proved it. */
      data: { firstName: string; oldEmail: string; confirmUrl: string; minutes: number }
    }
  | {
      template: 'email-change-asked'
      data: { firstName: string; newEmail: string; at: string; accountUrl: string }
    }
  | { template: 'email-changed'; data: { firstName: string; newEmail: string; at: string } }
  | {
      template: 'erasure-planned'
      data: {
        firstName: string
        on: string
        takeBackUrl: string
        /** What was paid and not spent, of each company that goes. */
        wallets: { company: string; left: { sum: string; months: number } }[]
      }
    }
  | {
      template: 'invitation'
      data: {
        company: string
        invitedBy: string
        role: Role
        /** By name; none for an owner, who works in all. */
        outlets: string[]
        days: number
        joinUrl: string
      }
    }
  | { template: 'erasure-done'; data: { firstName: string } }
  | { template: 'booking-continue'; data: { continueUrl: string } }
  | { template: 'booking-confirmed'; data: BookingEmail & WithCalendar & FromStaff }
  | { template: 'booking-moved'; data: BookingEmail & WithCalendar & FromStaff }
  | { template: 'booking-rehosted'; data: BookingEmail & WithCalendar & FromStaff }
  | { template: 'booking-cancelled'; data: BookingEmail & WithCalendar & FromStaff }
  | {
      template: 'lead-answer'
      data: { staff: string; subject: string; text: string; replyTo: string }
    }
  | {
      template: 'commission-figures'
      data: {
        months: number
        total: number
        last: number
        active: number
        figuresUrl: string
        mayWrite: boolean
        /** The agreed terms; without them, those of the page are examples. */
        agreed?: string | undefined
      }
    }
  | { template: 'booking-reminder'; data: BookingEmail & { kind: 'day' | 'hour' } }
  | {
      template: 'booking-host'
      data: BookingEmail &
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
  | {
      template: 'module-changed'
      data: CompanyNotification & {
        slug: ModuleSlug
        isOn: boolean
        outlet: string
        by: string
        at: string
        appsUrl: string
      }
    }
  | {
      template: 'store-notification'
      data: CompanyNotification & {
        about: 'data-request' | 'disconnected'
        /** Orders that our fulfilment holds keep in the warehouse of a store that is disconnected. */
        held?: number
        shop: string
        at: string
        dashboardUrl: string
      }
    }
  | {
      template: 'reconnect-store'
      data: {
        firstName: string
        shop: string
        /** It was connected before. */
        isAgain: boolean
        /** The member of staff who asks. */
        by: string
        at: string
        region: Region
        dashboardUrl: string
      }
    }
  | {
      template: 'people-changed'
      data: CompanyNotification & {
        what: 'joined' | 'role' | 'removed' | 'left'
        person: string
        role: Role
        /** The role before. */
        from: Role
        /** Empty for people who joined by an invitation. */
        by: string
        at: string
        usersUrl: string
      }
    }
  | {
      template: 'monthly-summary'
      data: CompanyNotification & {
        /** `2026-10` */
        month: string
        legalName: string
        switchedOn: number
        switchedOff: number
        joined: string[]
        left: string[]
        people: number
        signIns: { times: number; people: number }
        /** Each module that runs or sent something: what it did, and what its messages cost. */
        modules: {
          slug: string
          outlets: number
          sent: { channel: RateChannel; category: RateCategory; units: number }[]
          /** Empty where it sent nothing. */
          sum: string
          /** Orders of the month in the stores where it runs. */
          orders: number
        }[]
        /** All messages together as on the invoice, in whole cents; empty where none were sent. */
        spentTotal: string
        /** Of the messages, what free credit paid; empty where that is nothing. */
        spentFree: string
        /** The number of the month's invoice or statement of charges; empty where there is none. */
        invoice: string
        /** Modules that ran the whole month without a message or an order: they could be switched off. */
        idle: string[]
        appsUrl: string
      }
    }

/** What the email of one template is filled with. */
export type MailData<Template extends Mail['template']> = Extract<Mail, { template: Template }>['data']

export interface BookingEmail {
  firstName: string
  reference: string
  startsAt: string
  endsAt: string
  /** The visitor's. */
  timeZone: string
  /** Whether the visitor's clock counts to twelve. */
  hour12: boolean
  hostName: string
  hostZone: string
  meeting: Meeting
  /** Where a video call takes place. Without one, the host sends a link. */
  roomUrl: string | null
  /** `…172` for the visitor, whose address nobody has proved; empty for a video call. */
  phoneNumber: string
  /** The reminders that will be sent. An email that an older version queued does not say. */
  reminders?: ('day' | 'hour')[]
  manageUrl: string
  /** The account demo as the visitor had set it up; empty where they had not. */
  setUpUrl: string
}

/** The entry for the reader's calendar, which the email carries as a file. */
export interface WithCalendar {
  calendar: { method: 'REQUEST' | 'CANCEL'; text: string }
}

/** Set when staff made the change and not the visitor; may be empty. */
interface FromStaff {
  staffNote?: string
}

/** What a company's owners and admins are written about, in its own zone and manner. */
interface CompanyNotification {
  firstName: string
  company: string
  region: Region
  settingsUrl: string
}

interface ContactEmail {
  firstName: string
  lastName: string
  reference: string
  message: string
}
