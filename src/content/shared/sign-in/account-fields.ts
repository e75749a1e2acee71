import type { PasswordRule } from '#contract/accounts/password.ts'

/** The part of a form that makes an account, wherever it stands. */
export const accountFields = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone_code: 'Code',
  phone_no: 'Phone',
  password: 'Password',
  terms: { before: 'I agree to the ', terms: 'Terms', between: ' and ', privacy: 'Privacy Policy' },
  /** While nothing has been tried, what a password has; afterwards, what is missing. */
  rules: {
    uppercase: { has: 'uppercase letter', add: 'add an uppercase letter' },
    lowercase: { has: 'lowercase letter', add: 'add a lowercase letter' },
    number: { has: 'number', add: 'add a number' },
    special: { has: 'special character', add: 'add a special character' },
    length: { has: '8–18 characters', add: 'use 8–18 characters' },
    known: { has: 'not easy to guess', add: 'known from leaks or too easy to guess' },
  } satisfies Record<PasswordRule | 'known', { has: string; add: string }>,
} as const
