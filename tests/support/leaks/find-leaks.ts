/** Looks for secrets in texts where none may be. */

export type SecretKind = 'password' | 'session' | 'factor' | 'link'

export interface Secret {
  kind: SecretKind
  value: string
}

export interface Leak {
  place: string
  kind: SecretKind
  /** Enough to find it by, and not the thing itself. */
  hint: string
}

/** Shorter ones would be found everywhere; codes of six digits expire in minutes and are not looked for. */
export const shortestSecret = 8

/** Every secret in every text. One pass over each text, however many secrets there are. */
export function findLeaks(secrets: Iterable<Secret>, texts: Record<string, string>): Leak[] {
  const byStart = new Map<string, Secret[]>()
  for (const secret of secrets) {
    if (secret.value.length < shortestSecret) continue
    const start = secret.value.slice(0, shortestSecret)
    byStart.set(start, [...(byStart.get(start) ?? []), secret])
  }
  return Object.entries(texts).flatMap(([place, text]) => leaksIn(place, text, byStart))
}

function leaksIn(place: string, text: string, byStart: Map<string, Secret[]>): Leak[] {
  const found = new Map<string, Leak>()
  for (let at = 0; at + shortestSecret <= text.length; at += 1) {
    for (const { kind, value } of byStart.get(text.slice(at, at + shortestSecret)) ?? []) {
      if (!text.startsWith(value, at)) continue
      const around = text.slice(Math.max(0, at - 60), at).replaceAll(/\s+/g, ' ')
      found.set(value, { place, kind, hint: `${around}${value.slice(0, 4)}…` })
    }
  }
  return [...found.values()]
}
