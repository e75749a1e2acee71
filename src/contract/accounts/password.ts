/** The rule for passwords, in the order the list shows it. Both sides use it; the server knows further ones. */
export const passwordRules = [
  { id: 'uppercase', holds: (value: string) => /\p{Lu}/u.test(value) },
  { id: 'lowercase', holds: (value: string) => /\p{Ll}/u.test(value) },
  { id: 'number', holds: (value: string) => /\p{Nd}/u.test(value) },
  { id: 'special', holds: (value: string) => /[^\p{L}\p{Nd}\s]/u.test(value) },
  { id: 'length', holds: (value: string) => value.length >= 8 && value.length <= 18 },
] as const

export type PasswordRule = (typeof passwordRules)[number]['id']

export const unmetRules = (value: string): PasswordRule[] =>
  passwordRules.filter((rule) => !rule.holds(value)).map((rule) => rule.id)
