import { type PasswordRule, passwordRules } from '#contract/accounts/password.ts'

/** Each rule with whether the password keeps it, in the order the list shows them. */
export const passwordChecks = (password: string): { id: PasswordRule; holds: boolean }[] =>
  passwordRules.map(({ id, holds }) => ({ id, holds: holds(password) }))
