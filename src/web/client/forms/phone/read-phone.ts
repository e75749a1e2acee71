import { countries } from '#content/shared/countries.ts'
import { dialCodeOf } from '#web/kit/forms/dial-code/own-region.ts'

export interface PhoneParts {
  /** `+91 IN` */
  code: string
  /** The digits after the code. */
  number: string
}

/**
 * Finds country and number in what was pasted or typed: `+91 98200 12345`, `0091-98200-12345`, or `(020) 7946 0958`
 * beside the chosen code `+44 GB`. Undefined where it is no telephone number.
 */
export async function readPhone(text: string, chosen: string): Promise<PhoneParts | undefined> {
  const rules = await import('libphonenumber-js/min').catch(() => undefined)
  if (!rules) return undefined
  const typed = text.normalize('NFKC').trim()
  const beside = chosen.slice(-2)
  const country = rules.isSupportedCountry(beside) ? beside : undefined
  const national = country && rules.parsePhoneNumberFromString(typed, country)
  if (national?.isValid()) return partsOf(national.number, national.country, chosen)
  const abroad = rules.parsePhoneNumberFromString(typed.replace(/^00/, '+'))
  return abroad?.isPossible()
    ? partsOf(abroad.number, abroad.country ?? abroad.getPossibleCountries()[0], chosen)
    : undefined
}

/** Where several countries share a number, the chosen one stays. */
function partsOf(number: string, region: string | undefined, chosen: string): PhoneParts | undefined {
  const code = dialCodeOf(region) ?? countryOf(number) ?? chosen
  const [dialCode = ''] = code.split(' ')
  return number.startsWith(dialCode) ? { code, number: number.slice(dialCode.length) } : undefined
}

const countryOf = (number: string) =>
  dialCodeOf(countries.find(({ dialCode }) => number.startsWith(dialCode))?.code)
