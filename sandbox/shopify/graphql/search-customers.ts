import type { Customer } from '../store/customer.ts'
import { type Call, seesPeople } from './part.ts'
import { type Alternatives, hasWords, readWords, tokensOf } from './search-words.ts'

/** Reads `email:"…"`, `phone:"…"`, and words; other terms are refused, so that nobody relies on them by mistake. */
export function searchCustomers({ query }: { query?: string | null }, call: Call): Iterable<number> {
  if (!query) return call.store.customers()
  const [, field, value = ''] = /^(email|phone):"([^"]*)"$/.exec(query) ?? []
  if (!field) return customersByWords(readWords(query.split(/\s+/)), call, personTokens)
  const found = seesPeople(call) ? call.store.people.findBy({ [field]: value }) : undefined
  return found ? [found.id] : []
}

/** Nobody is found by what the app may not see. */
export function customersByWords(
  words: Alternatives,
  call: Call,
  tokens: (person: Customer) => string[],
): number[] {
  if (!seesPeople(call) || words.length === 0) return []
  return [...call.store.customers()].filter((id) => {
    const person = call.store.people.find(id)
    return person !== undefined && hasWords(tokens(person), words)
  })
}

export const nameTokens = ({ firstName, lastName, email }: Customer): string[] =>
  [firstName, lastName, email ?? ''].flatMap(tokensOf)

/** A phone number is one word, with its country's code. */
const personTokens = (person: Customer): string[] => [
  ...nameTokens(person),
  ...(person.phone ? [person.phone.replaceAll(/\D/g, '')] : []),
]
