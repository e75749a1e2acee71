import { type ShowcasePlace, showcasePlaces } from '#contract/showcase/places.ts'

/** The visitor's secret, and after a dot the page that they came from, to which leaving leads back. */
export const showcaseCookieValue = (secret: string, from: ShowcasePlace) => `${secret}.${from}`

export function readShowcaseCookie(value = ''): { secret: string; from: ShowcasePlace } {
  const [secret = '', place] = value.split('.')
  return { secret, from: showcasePlaces.find((known) => known === place) ?? 'home' }
}
