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
  'sign-in-failed': (detail: Detail) => `Somebody tried to sign in and could not${onDevice(detail)}`,
  'sign-up': (detail: Detail) => `Created the account${onDevice(detail)}`,
  'sign-out': () => 'Signed out',
  'session-ended': (detail: Detail) =>
    detail.because === 'refresh-reused'
      ? 'A session was ended: its token came back a second time, as a stolen one would'
      : detail.because === 'ended-by-operator'
        ? 'Our staff ended every session'
        : `Ended ${typeof detail.count === 'number' && detail.count > 1 ? `${detail.count} sessions` : 'a session'} elsewhere`,
  'limit-hit': () => 'Made too many attempts and was asked to wait',
  'proof-renewed': () => 'Confirmed that it was you',
  'email-verified': () => 'Confirmed the email address',
  'email-change-requested': () => 'Asked for another email address',
  'email-changed': () => 'Changed the email address',
  'profile-changed': (detail: Detail) =>
    `Changed ${detail.phone ? (detail.name ? 'name and telephone' : 'the telephone number') : 'the name'}`,
  'code-sent': () => 'Asked for a sign-in code by email',
  'reset-requested': () => 'Asked for a link to choose a new password',
  'password-reset': () => 'Chose a new password by emailed link',
  'password-changed': () => 'Changed the password',
  'account-paused': () => 'Passwords from unknown devices were paused after too many wrong ones',
  'account-reclaimed': () => 'Took the account over by proving the mailbox',
  'google-linked': () => 'Connected Google',
  'google-unlinked': () => 'Disconnected Google',
  'passkey-added': () => 'Added a passkey',
  'passkey-removed': () => 'Removed a passkey',
  'factor-added': () => 'Switched the authenticator app on',
  'factor-removed': () => 'Switched the authenticator app off',
  'backup-code-used': () => 'Used a backup code',
  'backup-codes-renewed': () => 'Had ten new backup codes made',
  'outlet-changed': () => 'Went to work in another outlet',
  'outlet-added': () => 'Added an outlet',
  'outlet-renamed': () => 'Renamed an outlet',
  'outlet-archived': () => 'Archived an outlet',
  'outlet-restored': () => 'Restored an outlet',
  'outlet-key-rotated': () => 'Made a new key for an outlet',
  'web-url-saved': () => 'Saved an outlet’s address',
  'outlet-refused': () => 'Was refused an outlet that is not theirs',
  'shop-connected': () => 'Connected a store',
  'shop-disconnected': () => 'Disconnected a store',
  'shop-erased': (detail: Detail) => `Erased the data of ${word(detail, 'shop') || 'a store'}`,
  'shop-privacy-request': () => 'Passed on a question about a customer’s data',
  'module-installed': (detail: Detail) => `Switched ${module(detail)} on`,
  'module-removed': (detail: Detail) => `Switched ${module(detail)} off`,
  'xut-minted': (detail: Detail) => `Opened ${module(detail)}`,
  'xut-redeemed': (detail: Detail) => `Arrived at ${module(detail)}`,
  'xut-refused': () =>
    'Was refused by a module: the link had been used, had expired or was for somebody else',
  'module-set-up': (detail: Detail) =>
    detail.what === 'samples' ? 'Switched a module’s samples on or off' : 'Changed a module’s settings',
  'person-invited': () => 'Invited somebody',
  'invitation-revoked': () => 'Cancelled an invitation',
  'person-joined': () => 'Joined a company',
  'person-changed': () => 'Changed what somebody may do',
  'person-removed': () => 'Removed somebody from the company',
  'person-left': () => 'Left a company',
  'company-chosen': () => 'Went to work for another company',
  'company-changed': () => 'Changed the company details',
  'domain-changed': () => 'Changed or checked a domain',
  'department-changed': () => 'Changed the departments',
  'staff-created': () => 'Got a staff account',
  'staff-disabled': () => 'Had the staff account switched off by a colleague',
  'staff-enabled': () => 'Had the staff account switched on again by a colleague',
  'staff-factor-reset': () => 'Had the authenticator app removed by a colleague',
  'view-saved': () => 'Saved a view of the merchants',
  'view-removed': () => 'Removed a saved view',
  'staff-visit-started': (detail: Detail) =>
    `${word(detail, 'staff') || 'One of our staff'} looked in${word(detail, 'reason') ? `: ${word(detail, 'reason')}` : ''}`,
  'staff-visit-ended': () => 'Our staff left again',
  'staff-act-refused': () => 'Our staff tried something that is closed to them',
  'staff-noted': () => 'Our staff wrote a note',
  'staff-listed': () => 'Looked through the merchants',
  'staff-viewed': () => 'Our staff read the account’s page',
  'staff-exported': () => 'Downloaded a list',
  'lead-viewed': () => 'Read a lead’s page',
  'lead-state': (detail: Detail) => `Changed the state of a lead${after(' to: ', detail, 'to')}`,
  'lead-assigned': () => 'Gave a lead to somebody',
  'lead-noted': () => 'Wrote a note about a lead',
  'lead-answered': () => 'Answered a lead by email',
  'booking-moved': (detail: Detail) => `Moved ${demo(detail)}`,
  'booking-rehosted': (detail: Detail) => `Gave ${demo(detail)} to another host`,
  'booking-called-off': (detail: Detail) => `Cancelled ${demo(detail)}`,
  'booking-outcome': (detail: Detail) => `Saved how ${demo(detail)} went`,
  'host-changed': () => 'Changed a host or their hours',
  'incident-written': (detail: Detail) => `Wrote on the status page${after(': ', detail, 'title')}`,
  'holiday-changed': () => 'Changed the days on which nobody hosts',
  'staff-access-changed': (detail: Detail) =>
    detail.allowed ? 'Let our staff look in' : 'Closed the account to our staff',
  'data-exported': () => 'Downloaded a copy of the data',
  'erasure-requested': () => 'Asked for the account to be erased',
  'erasure-cancelled': () => 'Kept the account after all',
  'account-erased': () => 'Erased the account',
  'top-up-started': (detail: Detail) => `Started a top-up${after(' of ', detail, 'sum')}`,
  'topped-up': (detail: Detail) => `Topped up the wallet${after(' by ', detail, 'sum')}`,
  'payment-in-suspense': () => 'Received a payment with an unexpected amount',
  'payment-disputed': (detail: Detail) =>
    `Had a payment${after(' of ', detail, 'sum')} disputed by the payer’s bank`,
  'payment-refunded': (detail: Detail) => `Got a payment refunded${after(': ', detail, 'sum')}`,
  'second-charge-refunded': () => 'Got a double charge refunded',
  'plan-started': () => 'Went to approve the plan',
  'plan-changed': (detail: Detail) => `Changed the plan${after(' to: ', detail, 'state')}`,
  'plan-cancelled': () => 'Cancelled the plan',
  'wallet-changed': (detail: Detail) => `Changed the wallet${after(': ', detail, 'what')}`,
  'adjustment-proposed': (detail: Detail) =>
    `Proposed to ${word(detail, 'act') || 'change'} a wallet${after(': ', detail, 'sum')}`,
  'adjustment-posted': (detail: Detail) =>
    `Had the wallet changed by our staff${after(': ', detail, 'act')}${after(' ', detail, 'sum')}`,
  'adjustment-refused': () => 'Refused a change of a wallet',
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
