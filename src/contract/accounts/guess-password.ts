import { modules } from '../modules/modules.ts'

/** Passwords that the world knows; asked in lower case. Never denies one on its list, and rarely claims another. */
export interface PasswordLists {
  /** Among the ten thousand that people use most. */
  isCommon(word: string): boolean
  /** Among those that leaked. */
  isLeaked(password: string): boolean
}

/** Whose password it will be. */
export interface PasswordOwner {
  email: string
  names?: readonly string[]
}

/** What no list and no habit explains must be at least this much. */
const fewestUnguessed = 4

/** The rule that both sides know: known from leaks, or too easy to guess for this owner. */
export const isEasyToGuess = (known: PasswordLists, password: string, owner: PasswordOwner): boolean =>
  unguessedLetters(known, password, [...ourWords, ...wordsOf(owner)]) < fewestUnguessed

const shortestWord = 3

/** The product and its modules: the first words somebody tries here. */
const ourWords = modules.flatMap(({ slug }) => slug.split('_')).filter((word) => word.length >= shortestWord)

/** Parts of names and of the address, without its last label: `asha.rao@tamarind.example` has three. */
function wordsOf({ email, names = [] }: PasswordOwner): string[] {
  const address = email.replace(/\.[^.@]*$/, '')
  return [address, ...names]
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u))
    .filter((word) => word.length >= shortestWord)
}

/** Rows that fingers run along, both ways. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  '01234567890',
  '09876543210',
  'qwertyuiop',
  'poiuytrewq',
  'asdfghjkl',
  'lkjhgfdsa',
  'zxcvbnm',
  'mnbvcxz',
]

/** Signs that stand for the letters they look like. */
const lookalikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}
const signs = `[${Object.keys(lookalikes).join('')}]`
const everySign = new RegExp(signs, 'g')
/** Those inside a word, so that the 1 behind `passw0rd1` stays a number. */
const innerSign = new RegExp(`(?<=\\p{L}${signs}*)${signs}(?=${signs}*\\p{L})`, 'gu')
const asLetter = (sign: string) => lookalikes[sign] ?? sign

/**
 * How many letters of a password are left once everything that guessing programs try first is struck out: known
 * passwords whole, common words, words about its owner, years, runs and repeats. `Welcome#2026` leaves one.
 */
export function unguessedLetters(known: PasswordLists, password: string, words: readonly string[]): number {
  const lower = password.replace(/\p{Lu}/gu, lowerOfSameLength)
  const readings = [lower, lower.replace(everySign, asLetter), lower.replace(innerSign, asLetter)]
  const struck = Array.from({ length: lower.length }, () => false)
  const strike = (from: number, length: number) => struck.fill(true, from, from + length)

  for (const text of readings) {
    if (known.isLeaked(text) || known.isCommon(text)) return 0
    for (const { 0: run, index } of text.matchAll(/\p{L}{3,}/gu))
      if (known.isCommon(run)) strike(index, run.length)
    for (const { 0: repeat, index } of text.matchAll(/(.)\1{2,}/gsu)) strike(index, repeat.length)
    for (let from = 0; from < text.length; from += 1) {
      for (const word of words) if (text.startsWith(word, from)) strike(from, word.length)
      if (/^(?:19|20)\d\d/.test(text.slice(from))) strike(from, 4)
      for (const row of rows) strike(from, along(row, text.slice(from)))
    }
  }
  return struck.filter((isStruck) => !isStruck).length
}

/** A few letters grow when they lose their case; they stay as they are, so that places keep their numbers. */
function lowerOfSameLength(letter: string): string {
  const lower = letter.toLowerCase()
  return lower.length === letter.length ? lower : letter
}

/** How far the text follows a row from where it begins; nothing below three. */
function along(row: string, text: string): number {
  const at = row.indexOf(text.charAt(0))
  if (at === -1) return 0
  let length = 0
  while (length < text.length && row[at + length] === text[length]) length += 1
  return length >= 3 ? length : 0
}
