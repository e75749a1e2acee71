import { browserMessages } from './browser-messages.ts'

/** Said without asking the server: the token is out of date and could not be renewed. */
export const tokenExpired = { title: 'Token expired', message: 'Please login.' } as const

export const signInOutcome = {
  emailRequired: { title: 'Email Required', message: 'Enter a valid email address.' },
  emailInvalid: { title: 'Invalid Email Format', message: 'Please enter a valid email address.' },
  loggedIn: { title: 'Login Successful', message: 'Welcome back!' },
  loginFailed: { title: 'Login Failed', message: 'Invalid credentials' },
  registered: { title: 'Registration Successful', message: 'Welcome aboard!' },
} as const

/** What only the sign-up form says; the rest of its refusals are error codes. */
export const signUpRefusals = {
  phone: browserMessages.phone_invalid,
  failed: { title: 'Registration Failed', message: 'Something went wrong' },
} as const

export const contactOutcome = {
  sent: { title: 'Message Sent!', message: 'Thank you for your inquiry. We will get back to you shortly.' },
  failed: { title: 'Error Sending Message' },
} as const

export const bookingOutcome = {
  begun: 'Now choose a time.',
  held: 'Reserved for five minutes.',
  released: 'Free again.',
  booked: 'Your demo is booked. The details are on their way to you.',
} as const

export const shareOutcome = {
  sent: 'The figures are on their way to you.',
  kept: 'The figures are on their way to you. We’ll write to you about the terms.',
} as const

/** What staff read once something is done. */
export const adminOutcome = {
  saved: 'Saved.',
  noted: 'Note saved.',
  answered: 'The email is on its way.',
  moved: 'Moved. Guest and host get the new time by email.',
  rehosted: 'Host changed. Guest and both hosts get an email.',
  cancelled: 'Cancelled. Guest and host get an email.',
  stranded: (count: number) =>
    count === 0
      ? 'Saved.'
      : count === 1
        ? 'Saved. One demo is booked in that time: move it, or change its host.'
        : `Saved. ${count} demos are booked in that time: move them, or change their hosts.`,
} as const
