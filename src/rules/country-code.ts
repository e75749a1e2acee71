/** ISO 3166-1 alpha-2 codes of countries that people chose by their English name. */

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

let codes: Map<string, string> | undefined

function codesByName(): Map<string, string> {
  codes ??= new Map(
    letters.flatMap((first) =>
      letters.flatMap((second): [string, string][] => {
        const name = names.of(first + second)
        return name ? [[name.toLowerCase(), first + second]] : []
      }),
    ),
  )
  return codes
}

/** `IN` of `India`, and of `IN`; empty where it is no country. */
export const countryCodeOf = (country: string): string =>
  /^[A-Z]{2}$/.test(country) ? country : (codesByName().get(country.trim().toLowerCase()) ?? '')

export const countryNameOf = (code: string): string => (code ? (names.of(code) ?? code) : '')
