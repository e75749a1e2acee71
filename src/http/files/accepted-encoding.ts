export type Encoding = 'br' | 'gzip'

/** The best encoding that a client takes, by its `Accept-Encoding`. */
export function acceptedEncoding(accepted = ''): Encoding | undefined {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(accepted)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(accepted)) return 'gzip'
  return undefined
}
