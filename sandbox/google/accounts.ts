import { createHash } from 'node:crypto'

export interface GoogleAccount {
  sub: string
  name: string
  email: string
  verified: boolean
  /** The domain of a Workspace; ordinary accounts have none. */
  hd?: string
}

const known: GoogleAccount[] = [
  { sub: '104820000000000000001', name: 'Asha Rao', email: 'asha.rao@gmail.com', verified: true },
  {
    sub: '104820000000000000002',
    name: 'Benedikt Lang',
    email: 'b.lang@hafenlicht.example',
    verified: true,
    hd: 'hafenlicht.example',
  },
  { sub: '104820000000000000003', name: 'Chidi Okafor', email: 'chidi@lagosloom.example', verified: false },
  { sub: '104820000000000000004', name: 'Demo Merchant', email: 'merchant@demo.example', verified: true },
]

export type Accounts = ReturnType<typeof makeAccounts>

export function makeAccounts() {
  const accounts = new Map(known.map((account) => [account.sub, account]))
  return {
    known,
    find: (sub: string) => accounts.get(sub),
    /** An account typed in by hand. The same address is always the same person. */
    add(person: { name: string; email: string; verified: boolean; workspace: boolean }): GoogleAccount {
      const email = person.email.trim().toLowerCase()
      const sub = known.find((account) => account.email === email)?.sub ?? subjectOf(email)
      const hd = person.workspace ? { hd: email.slice(email.lastIndexOf('@') + 1) } : {}
      const account = { sub, name: person.name.trim(), email, verified: person.verified, ...hd }
      accounts.set(sub, account)
      return account
    },
  }
}

/** Google's subjects are 21 digits. */
function subjectOf(email: string): string {
  const digest = createHash('sha256').update(email).digest('hex').slice(0, 30)
  return `1${(BigInt(`0x${digest}`) % 10n ** 20n).toString().padStart(20, '0')}`
}

export function claimsOf({ sub, name, email, verified, hd }: GoogleAccount, url: string) {
  const [given = name, ...family] = name.split(' ')
  return {
    sub,
    email,
    email_verified: verified,
    name,
    given_name: given,
    ...(family.length > 0 ? { family_name: family.join(' ') } : {}),
    picture: `${url}/google/picture/${sub}`,
    ...(hd ? { hd } : {}),
  }
}

export function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase()
}
