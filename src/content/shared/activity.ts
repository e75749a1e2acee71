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

/** ` (Chrome on Mac)`, ` (a browser on Linux)`. */
const onDevice = (detail: Detail) => {
  const device = word(detail, 'device').replace(/^A /, 'a ')
  return device ? ` (${device})` : ''
}

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
  'limit-hit': () => 'Had to wait after too many tries',
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
  'module-installed': () => 'Switched a module on',
  'module-removed': () => 'Switched a module off',
  'xut-minted': () => 'Opened a module',
  'xut-redeemed': () => 'Arrived at a module',
  'xut-refused': () => 'Was refused at a module: the hand-off was used, too old or for somebody else',
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
  'lead-state': (detail: Detail) => `Set a lead to: ${word(detail, 'to')}`,
  'lead-assigned': () => 'Gave a lead to somebody',
  'lead-noted': () => 'Wrote a note about a lead',
  'lead-answered': () => 'Answered a lead by email',
  'booking-moved': (detail: Detail) => `Moved the demo ${word(detail, 'booking')}`.trim(),
  'booking-rehosted': (detail: Detail) => `Gave the demo ${word(detail, 'booking')} to another host`,
  'booking-called-off': (detail: Detail) => `Cancelled the demo ${word(detail, 'booking')}`.trim(),
  'booking-outcome': (detail: Detail) => `Saved how the demo ${word(detail, 'booking')} went`,
  'host-changed': () => 'Changed a host or their hours',
  'incident-written': (detail: Detail) => `Wrote on the status page: ${word(detail, 'title')}`,
  'holiday-changed': () => 'Changed the days on which nobody hosts',
  'staff-access-changed': (detail: Detail) =>
    detail.allowed ? 'Let our staff look in' : 'Closed the account to our staff',
  'data-exported': () => 'Downloaded a copy of the data',
  'erasure-requested': () => 'Asked for the account to be erased',
  'erasure-cancelled': () => 'Kept the account after all',
  'account-erased': () => 'Erased the account',
  'top-up-started': (detail: Detail) => `Began a top-up of ${word(detail, 'sum')}`,
  'topped-up': (detail: Detail) => `Topped up the wallet by ${word(detail, 'sum')}`,
  'payment-in-suspense': () => 'A payment of another sum arrived',
  'payment-disputed': (detail: Detail) => `A payment of ${word(detail, 'sum')} was disputed`,
  'payment-refunded': (detail: Detail) => `A payment of ${word(detail, 'sum')} was paid back`,
  'second-charge-refunded': () => 'A second charge for one payment was paid back',
  'plan-started': () => 'Went to approve the plan',
  'plan-changed': (detail: Detail) => `The plan is now: ${word(detail, 'state')}`,
  'plan-cancelled': () => 'Cancelled the plan',
  'wallet-changed': (detail: Detail) => `Changed the wallet: ${word(detail, 'what')}`,
  'adjustment-proposed': (detail: Detail) =>
    `Proposed to ${word(detail, 'act')} a wallet: ${word(detail, 'sum')}`,
  'adjustment-posted': (detail: Detail) =>
    `Our staff changed the wallet: ${word(detail, 'act')} ${word(detail, 'sum')}`,
  'adjustment-refused': () => 'Refused a change of a wallet',
  'rate-published': (detail: Detail) =>
    `Proposed a price: ${word(detail, 'channel')}, ${word(detail, 'category')}, ${word(detail, 'country')}`,
  'rate-approved': () => 'Approved a price',
  'rate-refused': () => 'Refused a price',
  'host-key-approved': (detail: Detail) => `Approved a key of the module server ${word(detail, 'host')}`,
  'host-key-added': (detail: Detail) => `Added a key of the module host ${word(detail, 'host')}`,
  'host-key-revoked': (detail: Detail) => `Revoked a key of the module host ${word(detail, 'host')}`,
  'ledger-sealed': (detail: Detail) => `Checked the accounts: ${word(detail, 'differences')} differences`,
}

export function activityText(action: keyof typeof activityTexts, detail: Detail): string {
  return activityTexts[action](detail)
}

/** A kind of action without its details. */
export const activityKind = (action: string): string =>
  isKnownAct(action) ? activityText(action, {}) : action

export const isKnownAct = (action: string): action is keyof typeof activityTexts => action in activityTexts
