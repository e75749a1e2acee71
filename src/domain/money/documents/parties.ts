import { eq } from 'drizzle-orm'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { countryCodeOf, countryNameOf } from '#rules/country-code.ts'
import { formatMoney } from '#rules/money/amounts.ts'
import { taxIdText } from '#rules/money/tax-ids.ts'
import {
  indianServiceCode,
  localCurrencyOf,
  type Party,
  placeOfSupply,
  taxIdNameOf,
  taxNotes,
  taxParts,
} from '#rules/money/tax-rules.ts'
import { companies } from '#database/schema/companies.ts'
import { companyProfiles } from '#database/schema/company-settings.ts'
import type { Context } from '#domain/context.server.ts'
import { dateText } from '#rules/zone-text.ts'

export interface Buyer extends Party {
  name: string
  address: string
  countryName: string
  taxIdName: string
}

export async function buyerOf({ db }: Pick<Context, 'db'>, companyId: string): Promise<Buyer> {
  const [row] = await db
    .select({
      company: companies.name,
      legalName: companyProfiles.legalName,
      taxId: companyProfiles.taxId,
      address: companyProfiles.address,
      country: companyProfiles.country,
    })
    .from(companies)
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, companies.id))
    .where(eq(companies.id, companyId))
  const country = countryCodeOf(row?.country ?? '')
  return {
    name: row?.legalName || row?.company || '',
    taxId: taxIdText(row?.taxId ?? ''),
    taxIdName: taxIdNameOf(country),
    address: row?.address ?? '',
    country,
    countryName: countryNameOf(country) || (row?.country ?? ''),
  }
}

/** The seller as documents print it; nothing until the owner has said where that is. */
export function sellerHere({ settings }: Pick<Context, 'settings'>) {
  const { seller } = ownerSettings
  return seller
    ? {
        ...settings.operator,
        ...seller,
        countryName: countryNameOf(seller.country),
        taxIdName: taxIdNameOf(seller.country),
      }
    : null
}

const sellerParty = (): Party | undefined => {
  const { seller } = ownerSettings
  return seller && { country: seller.country, taxId: seller.taxNumber }
}

/** The lines of tax under a sum, by the names that the seller's country has for it. */
export function taxTotals(buyer: Buyer, tax: number, currency: string): [string, string][] {
  const seller = sellerParty()
  const parts: [string, number][] = seller ? taxParts(seller, buyer, tax) : [['Tax', tax]]
  return parts.map(([name, sum]) => [name, formatMoney(sum, currency)])
}

/** What the countries of both sides ask for beside the sums: service code, place of supply. */
export function taxFacts(buyer: Buyer): [string, string][] {
  const seller = sellerParty()
  const place = seller ? placeOfSupply(seller, buyer, buyer.countryName) : ''
  return [
    ...(seller?.country === 'IN' ? [['SAC', indianServiceCode] satisfies [string, string]] : []),
    ...(place ? [['Place of supply', place] satisfies [string, string]] : []),
  ]
}

/** Sentences of the law, and the value in the money of the country. */
export function legalNotes(
  { settings }: Pick<Context, 'settings'>,
  buyer: Buyer,
  total: number,
  currency: string,
): string[] {
  const seller = sellerParty()
  const countries = new Set([seller?.country ?? '', buyer.country])
  const values = [...countries].flatMap((country) => {
    const local = localCurrencyOf(country)
    const exchange = local && (local === 'INR' ? settings.rupeeRate : ownerSettings.books.exchange[local])
    if (!exchange || local === currency) return []
    const cents = Math.round((total * exchange.rate) / 10_000) * 10_000
    return [
      `Value in ${local}: ${formatMoney(cents, local)}, at ${exchange.rate} for one ${currency} (rate of ${dateText(exchange.on)}).`,
    ]
  })
  return [...taxNotes(seller, buyer), ...values]
}
