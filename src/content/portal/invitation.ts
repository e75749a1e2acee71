/** The page behind the link in an invitation. Opening it changes nothing; only its button does. */
export const invitationPage = {
  title: 'Your invitation',
  heading: (company: string) => `Join ${company}`,
  facts: { from: 'From', role: 'Role', outlets: 'Outlets', email: 'For' },
  more: (count: number) => `and ${count} more`,
  somebody: 'A colleague',
  join: {
    prompt: 'Enter your name and choose a password. Your email is already confirmed.',
    submit: 'Join',
    busy: 'Joining…',
    done: { title: 'Welcome', message: (company: string) => `You have joined ${company}.` },
    failed: 'Not joined',
    taken: 'This address already has an account. Sign in to accept the invitation.',
  },
  accept: {
    prompt: 'You are signed in with the invited address. Accept to join.',
    /** Said to those who have a company already. */
    besides: 'You keep your other company. Switch between them on the People page.',
    submit: 'Accept the invitation',
    busy: 'One moment…',
  },
  signIn: {
    prompt: 'This address already has an account. Sign in and you come back to this page.',
    submit: 'Sign in to accept',
  },
  other: {
    prompt: (mine: string, theirs: string) =>
      `You are signed in as ${mine}, but this invitation is for ${theirs}. Sign out to accept it.`,
    submit: 'Sign out and continue',
    busy: 'Signing out…',
    stay: 'Stay signed in',
  },
  /** No offer behind the link, and why. */
  ended: {
    used: {
      heading: 'Invitation already accepted',
      text: 'If you accepted it, sign in. If not, ask the person who invited you.',
    },
    revoked: {
      heading: 'Invitation cancelled',
      text: 'The person who invited you has cancelled it. If this is a mistake, ask them for a new one.',
    },
    expired: {
      heading: 'Invitation expired',
      text: 'Invitations are valid for ten days. Ask for a new one.',
    },
    unknown: {
      heading: 'Invitation not found',
      text: 'The link is incomplete, or you have a newer email. Use the link in the newest email.',
    },
  },
  toLogin: 'Go to sign-in',
  toApps: 'Go to the Command Centre',
} as const
