/** Texts of the staff accounts page, and of the proof that changes there ask for. */

export const adminProof = {
  text: 'You last confirmed this more than 15 minutes ago.',
  password: 'Your own password',
  code: 'Code from your authenticator app, if you use one',
} as const

export const staffPage = {
  heading: 'Staff',
  lead: 'Who has a staff account, and where they are signed in.',
  caption: 'Staff accounts',
  columns: {
    name: 'Name',
    email: 'Email',
    since: 'Since',
    seen: 'Last active',
    factor: 'Second factor',
    open: 'Signed in',
    actions: 'Actions',
  },
  self: 'you',
  off: 'switched off',
  factor: { yes: 'On', no: 'Off' },
  open: (sessions: number, visits: number) => {
    const parts = [
      sessions > 0 && (sessions === 1 ? '1 session' : `${sessions} sessions`),
      visits > 0 && (visits === 1 ? '1 visit' : `${visits} visits`),
    ].filter(Boolean)
    return parts.join(', ') || 'No'
  },
  never: 'Not recently',
  none: 'No staff accounts yet.',
  note: 'To add a colleague, run npm run admin:create on the server. You can’t change your own account, and one account always stays active. The audit log lists every change.',
  of: (name: string) => `: ${name}`,
  acts: {
    disable: {
      button: 'Switch off',
      title: 'Switch off this account?',
      text: (name: string) =>
        `This signs ${name} out everywhere and ends their visits to merchants. Their notes and audit entries stay.`,
      submit: 'Switch off',
      done: (name: string) => `${name} is switched off`,
    },
    enable: {
      button: 'Switch on',
      title: 'Switch on this account?',
      text: (name: string) => `${name} can sign in again with the same password and authenticator app.`,
      submit: 'Switch on',
      done: (name: string) => `${name} can sign in again`,
    },
    reset: {
      button: 'Reset factor',
      title: 'Reset the second factor?',
      text: (name: string) =>
        `First make sure that it is really ${name} who asks. Their authenticator app and backup codes stop working, and they are signed out. Until they connect a new app, the password alone is enough to sign in.`,
      submit: 'Reset factor',
      done: (name: string) => `Second factor of ${name} reset`,
    },
  },
  busy: 'One moment',
} as const
