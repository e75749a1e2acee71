import { brand } from '#content/shared/brand.ts'

/** What the server says once something was done. */
export const accountOutcomes = {
  profile: { message: 'Saved.' },
  emailAsked: {
    message: 'Open the email we sent to the new address to confirm it. Until then, nothing changes.',
  },
  emailChanged: { message: 'You now sign in with this address.' },
  sessionsEnded: { message: 'Signed out there.' },
  staffMay: { message: 'Our staff can visit your account. Every visit is listed under Activity.' },
  staffMayNot: { message: 'Our staff can no longer visit your account.' },
  erasurePlanned: { message: 'We delete your account in seven days. You can undo this until then.' },
  kept: { message: 'We won’t delete your account.' },
} as const

/** The panels of the account page, in their order. The keys are their addresses: `#profile`. */
export const panels = {
  profile: { name: 'Profile', text: 'Your name, email and phone number.' },
  password: {
    name: 'Password',
    text: 'Changing it signs out all your other devices. We email you when it changes.',
  },
  passkeys: {
    name: 'Passkeys',
    text: 'Sign in with your fingerprint, face or PIN instead of a password. Your passkey stays on your phone or computer.',
  },
  authenticator: {
    name: 'Authenticator app',
    text: 'A six-digit code from your phone, after your password. Passkeys don’t need a second factor.',
  },
  devices: {
    name: 'Devices',
    text: 'Where you are signed in. We sign you out after 12 hours without use, and after two days at the latest.',
  },
  google: { name: 'Google', text: 'Sign in with a Google account of your choice.' },
  activity: {
    name: 'Activity',
    text: 'Everything that was done in this account, newest first. Nobody can change this list, not even us.',
  },
  staff: {
    name: 'Staff access',
    text: `Choose whether ${brand.name} staff can visit this account to help you. Every visit is listed under Activity.`,
  },
  data: { name: 'Your data', text: 'Download a copy of your data, or delete your account.' },
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
    staffMay: 'Allowed',
    staffMayNot: 'Not allowed',
    data: 'Stored',
    leaving: 'Deletion scheduled',
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
  none: 'You sign in without a password. If you choose one, your other ways to sign in keep working.',
  old: 'Current password',
  fresh: 'New password',
  submit: 'Change password',
  choose: 'Choose a password',
  busy: 'Saving…',
  changed: 'Password changed',
  failed: 'Password not changed',
} as const

export const passkeysPanel = {
  caption: 'Your passkeys',
  columns: { name: 'Name', created: 'Added', used: 'Last used', actions: 'Actions' },
  empty: 'None yet. A passkey lets you sign in without a password.',
  never: 'Never',
  backedUp: 'synced',
  name: 'Name',
  nameHint: 'So that you recognise it, such as “Office computer”.',
  add: 'Add a passkey',
  adding: 'Follow the steps on your device…',
  added: 'Passkey added',
  addFailed: {
    title: 'No passkey added',
    message:
      'Your device didn’t create a passkey. You may have cancelled, or it already has one for this account.',
  },
  nowhere: 'This browser doesn’t support passkeys here.',
  elsewhere: 'Passkeys don’t work at a numeric address like this one.',
  openThere: 'Open this page at localhost and sign in there',
  rename: 'Rename',
  renamed: 'Passkey renamed',
  renameTitle: 'Rename passkey',
  save: 'Save',
  remove: 'Remove',
  removed: 'Passkey removed',
  removeTitle: 'Remove this passkey?',
  removeText: (name: string) =>
    `You can no longer sign in with “${name}”. Delete it from your device as well.`,
  keep: 'Keep it',
} as const

export const googlePanel = {
  connected: 'Google account',
  off: 'Not connected. If you connect it, Google shares only your name and email with us.',
  none: 'Google sign-in is not available here.',
  onlyWay: 'This is your only way to sign in. Set a password or add a passkey before you disconnect it.',
  connect: 'Connect Google',
  connecting: 'Opening Google…',
  disconnect: 'Disconnect Google',
  disconnected: 'Google disconnected',
} as const

export const activityPanel = {
  caption: 'What was done in this account',
  columns: { at: 'When', text: 'What' },
  staff: 'by our staff',
  empty: 'Nothing yet.',
  older: 'Older',
  newest: 'Back to newest',
} as const

export const staffPanel = {
  legend: 'Our staff',
  allowed: { title: 'Allow visits', note: 'So that we can help; every visit is listed' },
  closed: { title: 'Don’t allow', note: 'We help by email and phone' },
  saved: 'Staff access',
} as const

export const dataPanel = {
  export: {
    heading: 'Download your data',
    text: 'One JSON file with everything we store about you: profile, sign-in methods, sessions, outlets, messages, bookings and activity.',
    button: 'Download my data',
    busy: 'Preparing…',
    done: 'Your data has been downloaded',
    file: (day: string) => `${brand.name.toLowerCase()}-${day}.json`,
  },
  erase: {
    heading: 'Delete your account',
    text: 'We delete it after seven days. You can undo this until then.',
    goes: 'What we delete',
    self: 'Your profile, sign-in methods, sessions and messages to us',
    stays:
      'We keep the activity record, without your name, and receipts and invoices for as long as tax law requires.',
    refund: 'Ask for a refund',
    button: 'Delete this account',
    title: 'Delete your account?',
    confirm: 'Delete in seven days',
    keep: 'Keep it',
    busy: 'One moment…',
    planned: 'Deletion scheduled',
    leaving: 'This account will be deleted on',
    keepIt: 'Keep my account',
    kept: 'Your account stays',
  },
} as const

/** What goes with an account. Written on the server: the page has little room for more script. */
export const erasureLines = {
  company: (name: string) => `The company ${name}, because you are its only owner`,
  outlets: (names: readonly string[]) =>
    names.length === 1 ? `Its outlet ${names[0]}` : `Its ${names.length} outlets: ${names.join(', ')}`,
  colleagues: (count: number) => (count === 1 ? 'Access for 1 colleague' : `Access for ${count} colleagues`),
} as const

/** The two pages that mailed links open. Opening changes nothing; only the button does. */
export const linkPages = {
  confirmEmail: {
    title: 'Confirm your new email',
    heading: 'Confirm your new email',
    text: 'Press the button to use this address for your account.',
    button: 'Use this address',
    doneHeading: 'Email changed',
    done: (email: string) => `From now on, sign in with ${email}.`,
    onward: 'Go to my account',
    spentHeading: 'This link is no longer valid',
    spent: 'It has been used or is more than an hour old. Request a new one on your account page.',
    taken: 'Another account already uses this address. Your account has not changed.',
  },
  undoErasure: {
    title: 'Keep your account',
    heading: 'Keep your account?',
    text: 'Your account is scheduled for deletion. Press the button to keep it. You lose nothing.',
    button: 'Keep my account',
    doneHeading: 'Your account stays',
    done: 'Nothing was deleted. If it wasn’t you who asked for this, change your password now.',
    onward: 'Go to my account',
    spentHeading: 'This link is no longer valid',
    spent: 'You have already kept the account, or the seven days are over.',
  },
} as const
