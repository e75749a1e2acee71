/** The page behind the link in an invitation. Opening it changes nothing; only its button does. */
export const invitationPage = {
  title: 'Your invitation',
  heading: (company: string) => `Join ${company}`,
  facts: { from: 'From', role: 'Role', outlets: 'Outlets', email: 'For' },
  more: (count: number) => `and ${count} more`,
  somebody: 'Somebody who works there',
  join: {
    prompt: 'Choose a name and a password, and you are in. The email has confirmed your address.',
    submit: 'Join',
    busy: 'Joining…',
    done: { title: 'Welcome', message: (company: string) => `You work for ${company} now.` },
    failed: 'Not joined',
    taken: 'This address has an account by now. Sign in with it, and the invitation is still here.',
  },
  accept: {
    prompt: 'You are signed in as the one who was invited. One press, and you work there.',
    /** Said to those who have a company already. */
    besides: 'The company you have stays yours. Under People you choose which one to work in.',
    submit: 'Accept the invitation',
    busy: 'One moment…',
  },
  signIn: {
    prompt: 'This address has an account. Sign in with it and come back to this page by itself.',
    submit: 'Sign in to accept',
  },
  other: {
    prompt: (mine: string, theirs: string) =>
      `You are signed in as ${mine}, and this invitation is for ${theirs}. Sign out here, then go on as the other.`,
    submit: 'Sign out and go on',
    busy: 'Signing out…',
    stay: 'Stay signed in and go to the apps',
  },
  /** No offer behind the link, and why. */
  ended: {
    used: {
      heading: 'This one is used',
      text: 'Somebody has accepted it. If that was you, sign in; if not, ask whoever invited you.',
    },
    revoked: {
      heading: 'Cancelled',
      text: 'Whoever sent this invitation cancelled it. If you think that was a mistake, ask them for another.',
    },
    expired: {
      heading: 'Ten days are over',
      text: 'The invitation was good for ten days. Ask whoever sent it to send it again.',
    },
    unknown: {
      heading: 'No such invitation',
      text: 'The link is incomplete, or a newer email has replaced it. Open the newest email, and copy the whole link.',
    },
  },
  toLogin: 'To the sign-in page',
  toApps: 'To the Command Centre',
} as const
