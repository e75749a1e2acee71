import { describe, expect, test } from 'vitest'
import { readPhone } from './read-phone.ts'

/** The code, its digits, and the same number as people of that country write it at home. */
const numbers = [
  ['+91 IN', '9820012345', '098200 12345'],
  ['+1 US', '2125550143', '(212) 555-0143'],
  ['+1 CA', '4169671111', '416.967.1111'],
  ['+44 GB', '2079460958', '(020) 7946 0958'],
  ['+49 DE', '15112345678', '0151 / 123 456 78'],
  ['+33 FR', '612345678', '06 12 34 56 78'],
  ['+39 IT', '0236700001', '02 3670 0001'],
  ['+34 ES', '612345678', '612 34 56 78'],
  ['+31 NL', '612345678', '06-12345678'],
  ['+46 SE', '701234567', '070-123 45 67'],
  ['+48 PL', '512345678', '512 345 678'],
  ['+90 TR', '5012345678', '0501 234 56 78'],
  ['+971 AE', '501234567', '050 123 4567'],
  ['+966 SA', '512345678', '051 234 5678'],
  ['+234 NG', '8021234567', '0802 123 4567'],
  ['+27 ZA', '711234567', '071 123 4567'],
  ['+65 SG', '91234567', '9123 4567'],
  ['+61 AU', '412345678', '0412 345 678'],
  ['+81 JP', '9012345678', '090-1234-5678'],
  ['+55 BR', '11912345678', '(11) 91234-5678'],
] as const

const nbsp = '\u00A0'

describe.each(numbers)('[SITE-05] %s %s', (code, number, atHome) => {
  const [dialCode] = code.split(' ')
  const bare = dialCode?.slice(1) ?? ''
  const half = Math.ceil(number.length / 2)
  const [first, last] = [number.slice(0, half), number.slice(half)]

  test.each([
    `${dialCode} ${first} ${last}`,
    `${dialCode}${number}`,
    `00${bare}${number}`,
    `00 ${bare} ${first}-${last}`,
    `${dialCode}-${first}-${last}`,
    `${dialCode}.${first}.${last}`,
    `${dialCode}${nbsp}${first}${nbsp}${last}`,
    `(${dialCode}) ${first} ${last}`,
    ` ${dialCode} (${first}) ${last} `,
    `tel:${dialCode}${number}`,
  ])('pasted as %s beside any code', async (text) => {
    for (const beside of ['+91 IN', '+1 US', '+44 GB']) {
      expect(await readPhone(text, beside)).toEqual({ code, number })
    }
  })

  test.each([atHome, atHome.replaceAll(' ', nbsp), atHome.replaceAll(/\D/g, '')])(
    'pasted as %s beside its own code',
    async (text) => {
      expect(await readPhone(text, code)).toEqual({ code, number })
    },
  )
})

test.each([
  ['+44 (0)20 7946 0958', '+44 GB', '2079460958'],
  ['+49 (0) 151 12345678', '+49 DE', '15112345678'],
  ['＋91 98200 12345', '+91 IN', '9820012345'],
])('[SITE-05] %s has a zero or a sign that does not count', async (text, code, number) => {
  expect(await readPhone(text, '+1 US')).toEqual({ code, number })
})

test.each(['', '12345', 'call me', '+91 123', '0000'])('%j is no number', async (text) => {
  expect(await readPhone(text, '+91 IN')).toBeUndefined()
})
