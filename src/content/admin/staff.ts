/** Texts of the staff accounts page, and of the proof that changes there ask for. */

export const adminProof = {
  text: 'You last confirmed this more than fifteen minutes ago.',
  password: 'Your own password',
  code: 'Code, if you have an authenticator app',
} as const

export const staffPage = {
  heading: 'Staff',
  lead: 'Who has a staff account, and what they have open.',
  caption: 'Staff accounts',
  columns: {
    name: 'Name',
    email: 'Email',
    since: 'Since',
    seen: 'Last seen',
    factor: 'Second factor',
    open: 'Open now',
    actions: 'Actions',
  },
  self: 'you',
  off: 'switched off',
  factor: { yes: 'Connected', no: 'None' },
  open: (sessions: number, visits: number) => {
    const parts = [
      sessions > 0 && (sessions === 1 ? '1 session' : `${sessions} sessions`),
      visits > 0 && (visits === 1 ? '1 visit' : `${visits} visits`),
    ].filter(Boolean)
    return parts.join(', ') || 'Nothing'
  },
  never: 'Not lately',
  none: 'Nobody works here.',
  note: 'New accounts are made at the command line, with npm run admin:create. The audit lists every change. Nobody can change their own account, and one account always stays active.',
  of: (name: string) => `: ${name}`,
  acts: {
    disable: {
      button: 'Switch off',
      title: 'Switch the account off',
      text: (name: string) =>
        `${name} is signed out everywhere at once, and every visit to a merchant ends. Notes and the record stay.`,
      submit: 'Switch off',
      done: (name: string) => `${name} is switched off`,
    },
    enable: {
      button: 'Switch on',
      title: 'Switch the account on',
      text: (name: string) => `${name} can sign in again, with the password and factor from before.`,
      submit: 'Switch on',
      done: (name: string) => `${name} can sign in again`,
    },
    reset: {
      button: 'Reset factor',
      title: 'Reset the second factor',
      text: (name: string) =>
        `The authenticator app and backup codes of ${name} stop working, and they are signed out. Make sure that it is ${name} who asks: until a new app is connected, the password alone opens this account.`,
      submit: 'Reset factor',
      done: (name: string) => `${name} connects a new app at the next sign-in`,
    },
  },
  busy: 'One moment',
} as const
