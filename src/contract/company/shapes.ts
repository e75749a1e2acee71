import * as z from 'zod/mini'
import { languages, notificationKinds } from './choices.ts'
import { anyLine, line, longest, notAddress, readableLines, refuse } from '../fields.ts'
import { isZone } from '#rules/zone-time.ts'

/** Every zone that this runtime knows; both sides run a recent one. By name: not every browser takes `+05:30`. */
const isTimeZone = (value: string) => /^[A-Za-z]/.test(value) && isZone(value)

const notifications = z.record(z.enum(notificationKinds), z.boolean())

export const companySettings = z.object({
  company_name: line('company_name_required', longest.name),
  language: z.enum(languages, refuse('language_required')),
  time_zone: line('time_zone_required', 60).check(z.refine(isTimeZone, refuse('time_zone_required'))),
  currency_symbol: line('currency_required', 4),
  notifications,
})

export type CompanySettings = z.infer<typeof companySettings>

/** Invitations carry it to people who do not know the company. */
const companyName = { company_name: companySettings.shape.company_name.check(notAddress) }

/** What is left out stays as it is, so that two people can change two things at once. */
export const companySettingsInput = z.partial(
  z.extend(companySettings, {
    ...companyName,
    notifications: z.partialRecord(z.enum(notificationKinds), z.boolean()),
  }),
)

export type CompanySettingsChange = z.infer<typeof companySettingsInput>

/** The leaves of the settings page are sent one by one. */
export const companyNameInput = z.object(companyName)
export const regionInput = z.pick(companySettings, { language: true, time_zone: true, currency_symbol: true })

export const companySettingsAnswer = z.object({ data: companySettings })

/** How dates and sums are written for a company. */
export interface Region {
  locale: string
  timeZone: string
  currencySymbol: string
}

export const defaultRegion: Region = { locale: 'en-GB', timeZone: 'Asia/Kolkata', currencySymbol: '₹' }

/** A small picture as a data address. The server looks at its first bytes, not at what it calls itself. */
const logo = z.nullable(
  z
    .string()
    .check(
      z.maxLength(60_000, refuse('logo_too_large')),
      z.regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/, refuse('logo_invalid')),
    ),
)

/** Some browsers end the lines of a form as Windows does. */
const severalLines = (max: number) =>
  z.string(refuse('unreadable')).check(
    z.overwrite((value) => value.replaceAll('\r\n', '\n')),
    z.trim(),
    z.maxLength(max, refuse('too_long')),
    readableLines,
  )

export const companyProfile = z.object({
  legal_name: anyLine(120),
  tax_id: anyLine(40),
  address: severalLines(400),
  country: anyLine(60),
  logo,
})

export type CompanyProfile = z.infer<typeof companyProfile>

/** What is left out stays as it is. */
export const companyProfileInput = z.partial(companyProfile)

export type CompanyProfileChange = z.infer<typeof companyProfileInput>

export const particularsInput = z.omit(companyProfile, { logo: true })

export const companyProfileAnswer = z.object({ data: companyProfile })

export const domainView = z.object({
  id: z.string(),
  domain: z.string(),
  /** The record to put into the zone: its name and its text. */
  record_name: z.string(),
  record_value: z.string(),
  verified_at: z.nullable(z.string()),
  checked_at: z.nullable(z.string()),
  /** Another company holds the proof at present. */
  is_held_elsewhere: z.boolean(),
})

export type DomainView = z.infer<typeof domainView>

export const domainList = z.object({ data: z.array(domainView) })

export const domainInput = z.object({ domain: line('domain_required', longest.website) })

export const domainChoice = z.object({ id: z.uuid(refuse('unreadable')) })
