import { modules } from '#contract/modules/modules.ts'
import { unmetRules } from '#contract/accounts/password.ts'
import type { Context } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { unguessedLetters } from './guess-password.ts'

/** Whose password it will be. */
export interface PasswordOwner {
  email: string
  names?: readonly string[]
}

/** What no list and no habit explains must be at least this much. */
const fewestUnguessed = 4

const shortestWord = 3

/** The product and its modules: the first words somebody tries here. */
const ourWords = modules.flatMap(({ slug }) => slug.split('_')).filter((word) => word.length >= shortestWord)

/** For every place where a password is chosen: throws `password_weak` or `password_common`. */
export function checkNewPassword(ctx: Context, password: string, owner: PasswordOwner): void {
  if (unmetRules(password).length > 0) throw new DomainError('password_weak')
  const words = [...ourWords, ...wordsOf(owner)]
  if (unguessedLetters(ctx.knownPasswords, password, words) < fewestUnguessed) {
    throw new DomainError('password_common')
  }
}

/** Parts of names and of the address, without its last label: `asha.rao@tamarind.example` has three. */
function wordsOf({ email, names = [] }: PasswordOwner): string[] {
  const address = email.replace(/\.[^.@]*$/, '')
  return [address, ...names]
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u))
    .filter((word) => word.length >= shortestWord)
}
