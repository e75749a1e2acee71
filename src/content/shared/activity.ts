/** The audit record in words: one plain sentence for each kind of action. */

type Detail = Record<string, unknown>

const word = (detail: Detail, name: string) => {
  const value = detail[name]
  return typeof value === 'string' ? value : ''
}

const methods: Record<string, string> = {
  password: 'with the password',
  code: 'with an emailed code',
  passkey: 'with a passkey',
  google: 'with Google',
  'sign-up': 'while creating the account',
}

/** The detail after some words, or nothing where it is missing: ` of ₹500`, `: Emails are late`. */
const after = (before: string, detail: Detail, name: string) => {
  const value = word(detail, name)
  return value ? `${before}${value}` : ''
}

/** ` (Chrome on Mac)`, ` (a browser on Linux)`. */
const onDevice = (detail: Detail) => {
  const device = word(detail, 'device').replace(/^A /, 'a ')
  return device ? ` (${device})` : ''
}

const demo = (detail: Detail) => `the demo${after(' ', detail, 'booking')}`
/** By its name, where the caller has put it there. */
const module = (detail: Detail) => word(detail, 'module') || 'a module'

export const activityTexts = {
  'sign-in': (detail: Detail) =>
    `Signed in ${methods[word(detail, 'method')] ?? ''}`.trim() + onDevice(detail),
  'sign-in-failed': (detail: Detail) => `Failed sign-in${onDevice(detail)}`,
  'sign-up': (detail: Detail) => `Created the account${onDevice(detail)}`,
  'sign-out': () => 'Signed out',
  'session-ended': (detail: Detail) =>
    detail.because === 'refresh-reused'
      ? 'We ended a session because its token was used twice, which can mean that it was stolen'
      : detail.because === 'ended-by-operator'
        ? 'Our staff signed out every device'
        : `Signed out ${typeof detail.count === 'number' && detail.count > 1 ? `${detail.count} other devices` : 'another device'}`,
  'limit-hit': () => 'Tried too often and had to wait',
  'proof-renewed': () => 'Confirmed their identity',
  'email-verified': () => 'Confirmed the email address',
  'email-change-requested': () => 'Asked to change the email address',
  'email-changed': () => 'Changed the email address',
  'profile-changed': (detail: Detail) =>
    `Changed ${detail.phone ? (detail.name ? 'name and phone number' : 'the phone number') : 'the name'}`,
  'code-sent': () => 'Requested a sign-in code by email',
  'reset-requested': () => 'Requested a link to reset the password',
  'password-reset': () => 'Reset the password with an emailed link',
  'password-changed': () => 'Changed the password',
  'account-paused': () => 'Passwords from new devices were blocked for an hour after too many wrong ones',
  'account-reclaimed': () => 'Took over the account by confirming its email address',
  'google-linked': () => 'Connected Google',
  'google-unlinked': () => 'Disconnected Google',
  'passkey-added': () => 'Added a passkey',
  'passkey-removed': () => 'Removed a passkey',
  'factor-added': () => 'Switched the authenticator app on',
  'factor-removed': () => 'Switched the authenticator app off',
  'backup-code-used': () => 'Used a backup code',
  'backup-codes-renewed': () => 'Created ten new backup codes',
  'outlet-changed': () => 'Switched to another outlet',
  'outlet-added': () => 'Added an outlet',
  'outlet-renamed': () => 'Renamed an outlet',
  'outlet-archived': () => 'Archived an outlet',
  'outlet-restored': () => 'Restored an outlet',
  'outlet-key-rotated': () => 'Created a new key for an outlet',
  'web-url-saved': () => 'Saved an outlet’s address',
  'outlet-refused': () => 'Tried to open an outlet without access',
  'shop-connected': () => 'Connected a store',
  'shop-disconnected': () => 'Disconnected a store',
  'shop-erased': (detail: Detail) => `Erased the data of ${word(detail, 'shop') || 'a store'}`,
  'shop-privacy-request': () => 'Passed on a request about a customer’s data',
  'module-installed': (detail: Detail) => `Switched ${module(detail)} on`,
  'module-removed': (detail: Detail) => `Switched ${module(detail)} off`,
  'xut-minted': (detail: Detail) => `Opened ${module(detail)}`,
  'xut-redeemed': (detail: Detail) => `Arrived at ${module(detail)}`,
  'xut-refused': () => 'Could not open a module: the link was used, expired or for someone else',
  'customer-accounts-set': () => 'Changed the customer accounts of an outlet',
  'test-shopper-opened': () => 'Opened the customer account as a test shopper',
  'order-window-set': (detail: Detail) =>
    detail.is_on ? 'Set the rules of order windows' : 'Switched order windows off',
  'messages-set': () => 'Changed the messages of an outlet',
  'sender-changed': (detail: Detail) =>
    `${detail.act === 'disconnected' ? 'Disconnected' : 'Connected'} ${detail.channel === 'sms' ? 'an SMS sender' : 'a WhatsApp number'}`,
  'sms-stop-changed': (detail: Detail) =>
    detail.act === 'recorded' ? 'Stopped SMS for a customer who asked' : 'Allowed SMS to a customer again',
  'person-invited': () => 'Invited someone',
  'invitation-revoked': () => 'Cancelled an invitation',
  'person-joined': () => 'Joined a company',
  'person-changed': () => 'Changed someone’s role or access',
  'person-removed': () => 'Removed someone from the company',
  'person-left': () => 'Left a company',
  'company-chosen': () => 'Switched to another company',
  'company-changed': () => 'Changed the company details',
  'domain-changed': () => 'Changed or checked a domain',
  'department-changed': () => 'Changed the departments',
  'staff-created': () => 'Got a staff account',
  'staff-disabled': () => 'A colleague switched this staff account off',
  'staff-enabled': () => 'A colleague switched this staff account on again',
  'staff-factor-reset': () => 'A colleague reset the second factor',
  'view-saved': () => 'Saved a view of the merchants',
  'view-removed': () => 'Removed a saved view',
  'showcase-opened': () => 'A visitor opened the demo store',
  'staff-visit-started': (detail: Detail) =>
    `${word(detail, 'staff') || 'One of our staff'} visited the account${word(detail, 'reason') ? `: ${word(detail, 'reason')}` : ''}`,
  'staff-visit-ended': () => 'Our staff ended the visit',
  'staff-act-refused': () => 'Our staff tried something they are not allowed to do',
  'staff-noted': () => 'Our staff wrote a note',
  'reconnect-asked': (detail: Detail) => `Our staff asked to reconnect${after(' ', detail, 'shop')}`,
  'staff-listed': () => 'Viewed the list of merchants',
  'staff-viewed': () => 'Our staff viewed the account’s page',
  'staff-exported': () => 'Downloaded a list',
  'lead-viewed': () => 'Viewed a lead',
  'lead-state': (detail: Detail) => `Changed the status of a lead${after(' to: ', detail, 'to')}`,
  'lead-assigned': () => 'Assigned a lead',
  'lead-noted': () => 'Wrote a note about a lead',
  'lead-answered': () => 'Answered a lead by email',
  'booking-moved': (detail: Detail) => `Moved ${demo(detail)}`,
  'booking-rehosted': (detail: Detail) => `Gave ${demo(detail)} to another host`,
  'booking-called-off': (detail: Detail) => `Cancelled ${demo(detail)}`,
  'booking-outcome': (detail: Detail) => `Recorded how ${demo(detail)} went`,
  'host-changed': () => 'Changed a host or their hours',
  'incident-written': (detail: Detail) => `Published on the status page${after(': ', detail, 'title')}`,
  'holiday-changed': () => 'Changed the holidays',
  'staff-access-changed': (detail: Detail) =>
    detail.allowed ? 'Allowed visits by our staff' : 'Stopped visits by our staff',
  'data-exported': () => 'Downloaded a copy of the data',
  'erasure-requested': () => 'Asked to delete the account',
  'erasure-cancelled': () => 'Cancelled the deletion of the account',
  'account-erased': () => 'Deleted the account',
  'top-up-started': (detail: Detail) => `Started a top-up${after(' of ', detail, 'sum')}`,
  'topped-up': (detail: Detail) => `Topped up the wallet${after(' by ', detail, 'sum')}`,
  'payment-in-suspense': () => 'Received a payment with an unexpected amount',
  'payment-disputed': (detail: Detail) =>
    `The payer’s bank disputed a payment${after(' of ', detail, 'sum')}`,
  'dispute-won': (detail: Detail) => `A disputed payment was given back${after(': ', detail, 'sum')}`,
  'payment-refunded': (detail: Detail) => `A payment was refunded${after(': ', detail, 'sum')}`,
  'second-charge-refunded': () => 'A double charge was refunded',
  'plan-started': () => 'Opened the approval of the plan',
  'plan-changed': (detail: Detail) => `Changed the plan${after(' to: ', detail, 'state')}`,
  'plan-cancelled': () => 'Cancelled the plan',
  'wallet-changed': (detail: Detail) => `Changed the wallet${after(': ', detail, 'what')}`,
  'adjustment-proposed': (detail: Detail) =>
    `Proposed to ${word(detail, 'act') || 'change'} a wallet${after(': ', detail, 'sum')}`,
  'adjustment-posted': (detail: Detail) =>
    `Changed a wallet${after(': ', detail, 'act')}${after(' ', detail, 'sum')}`,
  'adjustment-refused': () => 'Refused a wallet change',
  'rate-published': (detail: Detail) =>
    ['channel', 'category', 'country'].reduce(
      (text, name, index) => text + after(index === 0 ? ': ' : ', ', detail, name),
      'Proposed a price',
    ),
  'rate-approved': () => 'Approved a price',
  'rate-refused': () => 'Refused a price',
  'module-server-key-approved': (detail: Detail) =>
    `Approved a key of the module server${after(' ', detail, 'host')}`,
  'module-server-key-added': (detail: Detail) =>
    `Added a key of the module server${after(' ', detail, 'host')}`,
  'module-server-key-revoked': (detail: Detail) =>
    `Revoked a key of the module server${after(' ', detail, 'host')}`,
  'ledger-sealed': (detail: Detail) =>
    `Checked the accounts${after(', differences: ', detail, 'differences')}`,
}

export function activityText(action: keyof typeof activityTexts, detail: Detail): string {
  return activityTexts[action](detail)
}

/** A kind of action without its details. */
export const activityKind = (action: string): string =>
  isKnownAct(action) ? activityText(action, {}) : action

export const isKnownAct = (action: string): action is keyof typeof activityTexts => action in activityTexts
