import { describe, expect, test } from 'vitest'

/** Folders whose texts are checked. A folder is added once it passes. */
const folders = ['./site/', './demo/', './shared/', './portal/', './admin/', '../emails/']

const sources = import.meta.glob<string>(['./**/*.ts', '../emails/**/*.tsx', '!./**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** What is not said, and what is said instead. */
const unwanted: [word: RegExp, instead: string][] = [
  [/\be-mails?\b/i, 'email'],
  [/\bletters?\b/i, 'email'],
  [/\bmail(s|ed|ing)?\b/i, 'email'],
  [/\bshops?\b/i, 'store'],
  [/\blog(ging|ged)? ?in\b/i, 'sign in'],
  [/\brings?\b|\brung\b/i, 'call'],
  [/\bcall(s|ed|ing)? (it )?off\b/i, 'cancel'],
  [/\b(staff|the) desk\b(?! lamp)/i, 'admin'],
  [/\b(ledger|slip|leaf|day book|sieve)s?\b/i, 'the usual word for it'],
  [/\bin the book\b/i, 'booked'],
  [/\b(tear|torn) (it )?off\b/i, 'use, redeem'],
]

/** Texts that the specification fixes, and words that mean what they say: letters of the alphabet. */
const allowed = [
  /\b(OTP|Social|social|code and social) login\b/gi,
  /\b(Login (Failed|Successful)|[Pp]lease login\.|Back to Login|Logging in…|Logged In Successfully)/g,
  /^(LOGIN|LOGGING IN|Login|Merchant login)$/g,
  /\b1 login\b|\ba login and\b|\breturns, login\b/g,
  /\b(uppercase|lowercase|large|plain) letters?\b|\bLetter keys\b|\bLetters (on|in) your colour\b|\bunder letters\b/g,
  /\bmail server\b/g,
  /\btear-off calendar\b.*\btorn off\b/gi,
]

/** Quoted texts of more than one word or with a capital, and the text between tags. */
function proseIn(file: string, source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(/^import .*$/gm, '')
  const quoted = code.match(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g) ?? []
  const between =
    (file.endsWith('.tsx') && code.match(/(?<=[>}])[^<>{}=;()[\]:,]*[a-z][^<>{}=;()[\]:]*(?=[<{])/g)) || []
  return [...quoted.map((text) => text.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, '…')), ...between].filter(
    (text) => (text.includes(' ') || /^[A-Z]/.test(text)) && !/^[/#.]/.test(text),
  )
}

describe('[SITE-10] one word for each thing', () => {
  const files = Object.entries(sources).filter(([file]) => folders.some((folder) => file.startsWith(folder)))

  test.each(files)('%s', (file, source) => {
    const found = proseIn(file, source).flatMap((text) => {
      const rest = allowed.reduce((left, fixed) => left.replaceAll(fixed, ''), text)
      return unwanted.filter(([word]) => word.test(rest)).map(([, instead]) => `say ${instead}: ${text}`)
    })
    expect(found).toEqual([])
  })

  test('and there are texts', () => expect(files.length).toBeGreaterThan(60))
})
