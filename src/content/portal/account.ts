import { brand } from '#content/shared/brand.ts'

/** What the server says once something was done. */
export const accountOutcomes = {
  profile: { message: 'Saved.' },
  emailAsked: { message: 'Open the email we sent to the new address. Until then nothing changes.' },
  emailChanged: { message: 'This is the address of the account now.' },
  sessionsEnded: { message: 'Signed out there.' },
  staffMay: { message: 'Our staff may look in. You see each visit under Activity.' },
  staffMayNot: { message: 'Closed to our staff.' },
  erasurePlanned: { message: 'The account will be deleted in seven days, unless you keep it.' },
  kept: { message: 'The account stays.' },
} as const

/** The panels of the account page, in their order. The keys are their addresses: `#profile`. */
export const panels = {
  profile: { name: 'Profile', text: 'Your name, email and phone number.' },
  password: {
    name: 'Password',
    text: 'Changing it signs out every other device. We confirm it by email.',
  },
  passkeys: {
    name: 'Passkeys',
    text: 'A key that lives in your phone or computer and opens with finger, face or PIN. Nothing to type, nothing to leak.',
  },
  authenticator: {
    name: 'Authenticator app',
    text: 'Six digits from your phone, asked for after the password. A passkey is both at once and needs none.',
  },
  devices: {
    name: 'Devices',
    text: 'Where you are signed in. Each ends by itself after twelve idle hours, and after two days in any case.',
  },
  google: { name: 'Google', text: 'Another way to sign in: the Google account that you choose.' },
  activity: {
    name: 'Activity',
    text: 'What was done in this account, in order. Nothing in this list can be changed, by us either.',
  },
  staff: {
    name: 'Staff access',
    text: `Whether the people who build ${brand.name} may look into this account when you ask for help. Each visit is listed under Activity.`,
  },
  data: { name: 'Your data', text: 'Download a copy, or delete the account.' },
} as const

export type PanelId = keyof typeof panels

export const accountPage = {
  heading: 'Your account',
  lead: 'Your profile, how you sign in, and your data.',
  facts: { name: 'Name', email: 'Email', since: 'With us since' },
  states: {
    confirmed: 'Email confirmed',
    unconfirmed: 'Email not confirmed',
    passwordSet: 'Set',
    passwordNone: 'None',
    passkeys: (count: number) => (count === 0 ? 'None yet' : `${count} in use`),
    factorOn: (codes: number) => `On, ${codes} backup ${codes === 1 ? 'code' : 'codes'} left`,
    factorOff: 'Off',
    devices: (count: number) => `${count} signed in`,
    googleOff: 'Not connected',
    googleNone: 'Not offered here',
    activity: 'Last entry',
    staffMay: 'May look in',
    staffMayNot: 'Closed',
    data: 'Stored',
    leaving: 'To be deleted',
  },
} as const

export const profilePanel = {
  fields: { first_name: 'First name', last_name: 'Last name', phone_code: 'Code', phone_no: 'Phone' },
  save: 'Save',
  saving: 'Saving…',
  saved: 'Profile saved',
  email: 'Email',
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed',
  newEmail: 'New email',
  ask: 'Send a confirmation email',
  asking: 'Sending…',
  asked: 'Email sent',
  notChanged: 'Email not changed',
  waiting: (email: string) => `We sent an email to ${email}. Its link is valid for an hour.`,
} as const

export const passwordPanel = {
  none: 'You came in another way and have no password. You may choose one; the other ways keep working.',
  old: 'Current password',
  fresh: 'New password',
  submit: 'Change the password',
  choose: 'Choose a password',
  busy: 'Saving…',
  changed: 'Password changed',
  failed: 'Password not changed',
} as const

export const passkeysPanel = {
  caption: 'Your passkeys',
  columns: { name: 'Name', created: 'Added', used: 'Last used', actions: 'Actions' },
  empty: 'None yet. With one, you sign in without a password on every device that holds it.',
  never: 'Never',
  backedUp: 'synced',
  name: 'Name',
  nameHint: 'For your own list, such as “Office computer”.',
  add: 'Add a passkey',
  adding: 'Look at your device…',
  added: 'Passkey added',
  addFailed: {
    title: 'No passkey added',
    message: 'The device made none: it was told not to, or it has one for this account.',
  },
  nowhere: 'This browser keeps no passkeys for this address.',
  elsewhere: 'Browsers keep no passkeys for a bare number, and this address is one.',
  openThere: 'Open this page at localhost and sign in there',
  rename: 'Rename',
  renamed: 'Passkey renamed',
  renameTitle: 'Rename the passkey',
  save: 'Save',
  remove: 'Remove',
  removed: 'Passkey removed',
  removeTitle: 'Remove the passkey?',
  removeText: (name: string) =>
    `“${name}” will no longer open this account. Delete it from the device as well.`,
  keep: 'Keep it',
} as const

export const googlePanel = {
  connected: 'Google account',
  off: 'Not connected. Google would tell us your name and email, and nothing else.',
  none: 'This installation has no connection to Google.',
  onlyWay: 'This is your only way to sign in. Choose a password or add a passkey before you disconnect it.',
  connect: 'Connect Google',
  connecting: 'To Google…',
  disconnect: 'Disconnect Google',
  disconnected: 'Google disconnected',
} as const

export const activityPanel = {
  caption: 'What was done in this account',
  columns: { at: 'When', text: 'What' },
  staff: 'by our staff',
  empty: 'Nothing yet.',
  older: 'Earlier',
  newest: 'Back to the newest',
} as const

export const staffPanel = {
  legend: 'Our staff',
  allowed: { title: 'May look in', note: 'To help you; every visit is listed' },
  closed: { title: 'May not', note: 'We help by email and phone' },
  saved: 'Staff access',
} as const

export const dataPanel = {
  export: {
    heading: 'Take a copy',
    text: 'One file with everything we keep about you: profile, ways to sign in, sessions, outlets, messages, bookings, activity. JSON, so that other programs can read it.',
    button: 'Download my data',
    busy: 'Gathering…',
    done: 'Your data is in your downloads',
    file: (day: string) => `${brand.name.toLowerCase()}-${day}.json`,
  },
  erase: {
    heading: 'Delete the account',
    text: 'Seven days pass first. Everything works until then, and one press keeps it.',
    goes: 'What goes',
    self: 'Your profile, ways to sign in, sessions and messages to us',
    company: (name: string) => `The company ${name}, which nobody else owns`,
    outlets: (names: readonly string[]) =>
      names.length === 1 ? `Its outlet ${names[0]}` : `Its ${names.length} outlets: ${names.join(', ')}`,
    colleagues: (count: number) =>
      count === 1 ? 'The access of 1 colleague' : `The access of ${count} colleagues`,
    stays: 'What stays: the record of what was done, without your name.',
    button: 'Delete this account',
    title: 'Delete the account?',
    confirm: 'Delete it in seven days',
    keep: 'Keep it',
    busy: 'One moment…',
    planned: 'Deletion planned',
    leaving: 'This account will be deleted on',
    keepIt: 'Keep my account',
    kept: 'Your account stays',
  },
} as const

/** The two pages that mailed links open. Opening changes nothing; only the button does. */
export const linkPages = {
  confirmEmail: {
    title: 'Confirm your new address',
    heading: 'Is this your new address?',
    text: 'Press the button to use this address for your account. Opening the email alone changes nothing.',
    button: 'Use this address',
    doneHeading: 'New address in use',
    done: (email: string) => `You sign in with ${email} from now on.`,
    onward: 'To my account',
    spentHeading: 'This link is no longer valid',
    spent: 'It was used before, or it is older than an hour. Ask for another on the account page.',
    taken: 'Another account has this address by now. Yours stays as it was.',
  },
  keepAccount: {
    title: 'Keep your account',
    heading: 'Keep the account?',
    text: 'It is to be deleted. One press takes that back, and nothing is lost.',
    button: 'Keep my account',
    doneHeading: 'It stays',
    done: 'Nothing was deleted. If somebody else asked for it, change your password now.',
    onward: 'To my account',
    spentHeading: 'This link is no longer valid',
    spent: 'The account was kept already, or the seven days are over.',
  },
} as const
