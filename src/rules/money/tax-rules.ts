import { gstStates, isGermanVatId, isGstin } from './tax-ids.ts'

/** What each country asks for on documents about money: the one table. An accountant reads it before the first payment. */
interface CountryRule {
  /** What the tax number is called, and whether it is one. */
  taxId: { name: string; isRight: (typed: string) => boolean; refusal: 'gstin_refused' | 'vat_id_refused' }
  /** Documents also say the value in this currency. */
  currency: string
}

const rules: Readonly<Record<string, CountryRule>> = {
  IN: { taxId: { name: 'GSTIN', isRight: isGstin, refusal: 'gstin_refused' }, currency: 'INR' },
  DE: {
    taxId: { name: 'VAT number (USt-IdNr.)', isRight: isGermanVatId, refusal: 'vat_id_refused' },
    currency: 'EUR',
  },
}

const euCountries = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
  ' ',
)

/** How India numbers the service: licensing and running of software for others. */
export const indianServiceCode = '998315'

export const taxIdNameOf = (country: string): string => rules[country]?.taxId.name ?? 'Tax number'

/** What is wrong with a tax number. Nobody has to have one, and countries without a rule here take any. */
export function taxIdRefusal(country: string, typed: string) {
  const rule = rules[country]?.taxId
  return typed.trim() === '' || !rule || rule.isRight(typed) ? undefined : rule.refusal
}

export const localCurrencyOf = (country: string): string | undefined => rules[country]?.currency

export interface Party {
  country: string
  taxId: string
}

const stateOf = ({ country, taxId }: Party) => (country === 'IN' ? gstStates[taxId.slice(0, 2)] : undefined)

/** Where the service is supplied, for countries that ask: a state of India, or the country of the buyer. */
export function placeOfSupply(seller: Party, buyer: Party, countryName: string): string {
  const asks = seller.country === 'IN' || buyer.country === 'IN'
  if (!asks || !buyer.country) return ''
  const code = buyer.taxId.slice(0, 2)
  const state = stateOf(buyer)
  return state ? `${state} (${code})` : countryName
}

/** The tax of a sum by name. In India it is halved within a state, and whole between states. */
export function taxParts(seller: Party, buyer: Party, tax: number): [name: string, sum: number][] {
  if (seller.country === 'IN' && buyer.country === 'IN') {
    const isOneState = stateOf(seller) !== undefined && stateOf(seller) === stateOf(buyer)
    const half = Math.floor(tax / 2 / 10_000) * 10_000
    return isOneState
      ? [
          ['CGST', half],
          ['SGST', tax - half],
        ]
      : [['IGST', tax]]
  }
  return [[seller.country === 'DE' ? 'USt' : 'Tax', tax]]
}

/** The sentences that the law of either side asks for. */
export function taxNotes(seller: Party | undefined, buyer: Party): string[] {
  if (!seller) return []
  if (seller.country === 'IN' && buyer.country !== 'IN') {
    return [
      'Export of services without payment of integrated tax, under letter of undertaking.',
      ...reverse(seller, buyer),
    ]
  }
  return reverse(seller, buyer)
}

function reverse(seller: Party, buyer: Party): string[] {
  const isAbroad = seller.country !== buyer.country
  if (!isAbroad || !euCountries.includes(buyer.country)) return []
  return buyer.country === 'DE'
    ? [
        'Reverse charge: the recipient of the service owes the VAT (§ 13b UStG, Steuerschuldnerschaft des Leistungsempfängers).',
      ]
    : ['Reverse charge: the recipient of the service owes the VAT (Article 196 of Directive 2006/112/EC).']
}
