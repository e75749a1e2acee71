import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'
import { brand } from '#content/shared/brand.ts'
import { changeEmails } from '#content/shared/change-emails.ts'
import type { BookingEmail, Mail } from '#contract/emails/shapes.ts'
import { meetingTimes } from '#rules/zone-text.ts'
import { AccountPaused } from './accounts/account-paused.tsx'
import {
  AutoTopUpNearCap,
  AutoTopUpOff,
  autoOffSubject,
  frozenSubject,
  lowSubject,
  nearCapSubject,
  PriceRise,
  priceRiseSubject,
  receiptSubject,
  refundedSubject,
  disputeWonSubject,
  DisputeWon,
  TopUpReceipt,
  adjustedSubject,
  WalletAdjusted,
  WalletFrozen,
  WalletLow,
  WalletRefunded,
} from './money/billing-notifications.tsx'
import {
  PlanChanged,
  planChangedSubject,
  PlanFrozen,
  PlanReceipt,
  planReceiptSubject,
  planSubject,
} from './money/plan-emails.tsx'
import { differenceSubject, LedgerDifference } from './money/ledger-difference.tsx'
import { BookingCancelled } from './bookings/booking-cancelled.tsx'
import { BookingContinue } from './bookings/booking-continue.tsx'
import { BookingConfirmed } from './bookings/booking-confirmed.tsx'
import { BookingHost, hostSubject } from './bookings/booking-host.tsx'
import { BookingReminder } from './bookings/booking-reminder.tsx'
import { CommissionFigures, figuresSubject } from './leads/commission-figures.tsx'
import { ConfirmNewEmail } from './accounts/confirm-new-email.tsx'
import { ContactConfirm } from './leads/contact-confirm.tsx'
import { ContactReceipt } from './leads/contact-receipt.tsx'
import { ContactStaff } from './leads/contact-staff.tsx'
import { EmailChangeAsked } from './accounts/email-change-asked.tsx'
import { EmailChanged } from './accounts/email-changed.tsx'
import { ErasureDone } from './accounts/erasure-done.tsx'
import { ErasurePlanned } from './accounts/erasure-planned.tsx'
import { GoogleConnected } from './accounts/google-connected.tsx'
import { GoogleLink } from './accounts/google-link.tsx'
import { Invitation } from './company/invitation.tsx'
import { LeadAnswer } from './leads/lead-answer.tsx'
import { ModuleChanged, moduleSubject } from './company/module-changed.tsx'
import { MonthlySummary, summarySubject } from './company/monthly-summary.tsx'
import { NewDevice } from './accounts/new-device.tsx'
import { PasswordChanged } from './accounts/password-changed.tsx'
import { PeopleChanged, peopleSubject } from './company/people-changed.tsx'
import { ReconnectStore, reconnectSubject } from './company/reconnect-store.tsx'
import { StoreNotification, storeSubject } from './company/store-notification.tsx'
import { ResetPassword } from './accounts/reset-password.tsx'
import { SignInCode } from './accounts/sign-in-code.tsx'
import { VerifyEmail } from './accounts/verify-email.tsx'
import { StaffVisit } from './accounts/staff-visit.tsx'
import { CredentialsChanged, waysInSubject } from './accounts/credentials-changed.tsx'
import { ShopperChange } from './shoppers/shopper-change.tsx'
import { ShopperCode } from './shoppers/shopper-code.tsx'
import { ShopperOrder } from './shoppers/shopper-order.tsx'
import { Welcome } from './accounts/welcome.tsx'

interface Email {
  subject: string
  html: string
  text: string
}

/** Fills a template: data in, subject and both forms out. The host is ours, as browsers know it. */
export async function renderEmail(mail: Mail, host: string): Promise<Email> {
  const { subject, body } = compose(mail, host)
  const html = await render(body)
  const text = toPlainText(html, { selectors: plainRules })
  return { subject, html, text }
}

/** Headings are not shouted, and a mail address is not written twice. */
const plainRules = [
  { selector: 'h1', options: { uppercase: false } },
  { selector: 'a[href^="mailto:"]', format: 'anchor', options: { ignoreHref: true } },
]

function compose(mail: Mail, host: string): { subject: string; body: ReactElement } {
  switch (mail.template) {
    case 'contact-staff':
      return {
        subject: `${mail.data.firstName} ${mail.data.lastName} wrote to us (${mail.data.reference})`,
        body: <ContactStaff {...mail.data} />,
      }
    case 'contact-receipt':
      return {
        subject: `We have your message (${mail.data.reference})`,
        body: <ContactReceipt {...mail.data} />,
      }
    case 'contact-confirm':
      return {
        subject: `Confirm your message to ${brand.name}`,
        body: <ContactConfirm {...mail.data} />,
      }
    case 'welcome':
      return {
        subject: `Welcome to ${brand.name}: please confirm your email`,
        body: <Welcome {...mail.data} />,
      }
    case 'invitation':
      return {
        subject: `${mail.data.invitedBy || 'A colleague'} invites you to ${mail.data.company || brand.name}`,
        body: <Invitation {...mail.data} />,
      }
    case 'verify-email':
      return { subject: 'Please confirm your email', body: <VerifyEmail {...mail.data} /> }
    case 'sign-in-code':
      return {
        subject: `${mail.data.code} is your sign-in code`,
        body: <SignInCode {...mail.data} host={host} />,
      }
    case 'shopper-code':
      return {
        subject: `${mail.data.code} is your code for ${mail.data.store}`,
        body: <ShopperCode {...mail.data} />,
      }
    case 'shopper-order':
      return {
        subject: `Your order ${mail.data.orderName} at ${mail.data.store}`,
        body: <ShopperOrder {...mail.data} />,
      }
    case 'shopper-change':
      return {
        subject: changeEmails.headings[mail.data.about](mail.data.orderName),
        body: <ShopperChange {...mail.data} />,
      }
    case 'reset-password':
      return { subject: `Reset your ${brand.name} password`, body: <ResetPassword {...mail.data} /> }
    case 'password-changed':
      return { subject: 'Your password was changed', body: <PasswordChanged {...mail.data} /> }
    case 'credentials-changed':
      return { subject: waysInSubject(mail.data), body: <CredentialsChanged {...mail.data} /> }
    case 'new-device':
      return { subject: `New sign-in from ${mail.data.device}`, body: <NewDevice {...mail.data} /> }
    case 'staff-visit':
      return { subject: 'Our staff visited your account', body: <StaffVisit {...mail.data} /> }
    case 'account-paused':
      return { subject: 'Someone is guessing your password', body: <AccountPaused {...mail.data} /> }
    case 'google-link':
      return { subject: 'Connect Google to your account', body: <GoogleLink {...mail.data} /> }
    case 'google-connected':
      return { subject: 'Google was connected to your account', body: <GoogleConnected {...mail.data} /> }
    case 'confirm-new-email':
      return { subject: 'Please confirm your new email', body: <ConfirmNewEmail {...mail.data} /> }
    case 'email-change-asked':
      return { subject: 'Request to change your email', body: <EmailChangeAsked {...mail.data} /> }
    case 'email-changed':
      return { subject: 'Your email has changed', body: <EmailChanged {...mail.data} /> }
    case 'erasure-planned':
      return { subject: 'Your account will be deleted', body: <ErasurePlanned {...mail.data} /> }
    case 'erasure-done':
      return { subject: 'Your account has been deleted', body: <ErasureDone {...mail.data} /> }
    case 'booking-continue':
      return { subject: 'Confirm the time of your demo', body: <BookingContinue {...mail.data} /> }
    case 'booking-confirmed':
      return {
        subject: `Booked: your demo on ${shortWhen(mail.data)}`,
        body: <BookingConfirmed {...mail.data} />,
      }
    case 'booking-moved':
      return {
        subject: `Moved: your demo is now on ${shortWhen(mail.data)}`,
        body: <BookingConfirmed {...mail.data} change="moved" />,
      }
    case 'booking-rehosted':
      return {
        subject: `${mail.data.hostName} is your host on ${shortWhen(mail.data)}`,
        body: <BookingConfirmed {...mail.data} change="rehosted" />,
      }
    case 'booking-cancelled':
      return {
        subject: `Cancelled: your demo on ${shortWhen(mail.data)}`,
        body: <BookingCancelled {...mail.data} />,
      }
    case 'booking-reminder':
      return {
        subject: `${mail.data.kind === 'hour' ? 'Starting soon' : 'Reminder'}: your demo on ${shortWhen(mail.data)}`,
        body: <BookingReminder {...mail.data} />,
      }
    case 'booking-host':
      return { subject: hostSubject(mail.data), body: <BookingHost {...mail.data} /> }
    case 'lead-answer':
      return { subject: mail.data.subject, body: <LeadAnswer {...mail.data} /> }
    case 'commission-figures':
      return { subject: figuresSubject(mail.data), body: <CommissionFigures {...mail.data} /> }
    case 'module-changed':
      return { subject: moduleSubject(mail.data), body: <ModuleChanged {...mail.data} /> }
    case 'store-notification':
      return { subject: storeSubject(mail.data), body: <StoreNotification {...mail.data} /> }
    case 'reconnect-store':
      return { subject: reconnectSubject(mail.data), body: <ReconnectStore {...mail.data} /> }
    case 'people-changed':
      return { subject: peopleSubject(mail.data), body: <PeopleChanged {...mail.data} /> }
    case 'top-up-receipt':
      return { subject: receiptSubject(mail.data), body: <TopUpReceipt {...mail.data} /> }
    case 'wallet-low':
      return { subject: lowSubject(mail.data), body: <WalletLow {...mail.data} /> }
    case 'wallet-frozen':
      return { subject: frozenSubject(mail.data), body: <WalletFrozen {...mail.data} /> }
    case 'dispute-won':
      return { subject: disputeWonSubject(mail.data), body: <DisputeWon {...mail.data} /> }
    case 'wallet-refunded':
      return { subject: refundedSubject(mail.data), body: <WalletRefunded {...mail.data} /> }
    case 'wallet-adjusted':
      return { subject: adjustedSubject(mail.data), body: <WalletAdjusted {...mail.data} /> }
    case 'plan-changed':
      return { subject: planChangedSubject(mail.data), body: <PlanChanged {...mail.data} /> }
    case 'plan-receipt':
      return { subject: planReceiptSubject(mail.data), body: <PlanReceipt {...mail.data} /> }
    case 'plan-frozen':
      return { subject: planSubject(mail.data), body: <PlanFrozen {...mail.data} /> }
    case 'price-rise':
      return { subject: priceRiseSubject(mail.data), body: <PriceRise {...mail.data} /> }
    case 'auto-top-up-near-cap':
      return { subject: nearCapSubject(mail.data), body: <AutoTopUpNearCap {...mail.data} /> }
    case 'auto-top-up-off':
      return { subject: autoOffSubject(mail.data), body: <AutoTopUpOff {...mail.data} /> }
    case 'ledger-difference':
      return { subject: differenceSubject(mail.data), body: <LedgerDifference {...mail.data} /> }
    case 'monthly-summary':
      return { subject: summarySubject(mail.data), body: <MonthlySummary {...mail.data} /> }
  }
}

/** `Tuesday 17 November at 15:30 (Kolkata)`: on the reader's clock, which it names. */
function shortWhen({ startsAt, endsAt, timeZone, hour12 }: BookingEmail): string {
  const { day, from, city } = meetingTimes(startsAt, endsAt, timeZone, hour12)
  return `${day} at ${from} (${city})`
}
