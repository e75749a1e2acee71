const day = 24 * 60 * 60 * 1000
const goodForDays = 180

interface SecurityTxt {
  publicBaseUrl: string
  /** A mail address or an https address. */
  contact: string
  now: Date
}

/** Where weaknesses are reported (RFC 9116). It is made when it is asked for, so it never runs out. */
export function securityTxt({ publicBaseUrl, contact, now }: SecurityTxt): string {
  const expires = new Date(Math.floor(now.getTime() / day + goodForDays) * day)
  return [
    `Contact: ${contact.startsWith('https://') ? contact : `mailto:${contact}`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicBaseUrl}/.well-known/security.txt`,
    `Policy: ${publicBaseUrl}/privacy-policy#weaknesses`,
    '',
  ].join('\n')
}
