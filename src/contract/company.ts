import * as z from 'zod/mini'
import { line, longest, optionalLine, refuse } from './fields.ts'

export const languages = ['en-GB', 'en-US', 'en-IN', 'de-DE', 'fr-FR', 'es-ES'] as const

export const notificationKinds = [
  'new-device',
  'module-changes',
  'people-changes',
  'monthly-summary',
] as const

/** Every zone that this runtime knows; both sides run a recent one. */
const isTimeZone = (value: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: value }))
  } catch {
    return false
  }
}

const notifications = z.record(z.enum(notificationKinds), z.boolean())

export const companySettingsInput = z.object({
  company_name: line('company_name_required', longest.name),
  language: z.enum(languages, refuse('unreadable')),
  time_zone: line('unreadable', 60).check(z.refine(isTimeZone, refuse('unreadable'))),
  currency_symbol: line('unreadable', 4),
  notifications,
})

export type CompanySettings = z.infer<typeof companySettingsInput>

export const companySettingsAnswer = z.object({ data: companySettingsInput })

/** A small picture as a data address. The server looks at its first bytes, not at what it calls itself. */
const logo = z.nullable(
  z
    .string()
    .check(
      z.maxLength(60_000, refuse('logo_too_large')),
      z.regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/, refuse('logo_invalid')),
    ),
)

export const companyProfileInput = z.object({
  legal_name: optionalLine(120),
  tax_id: optionalLine(40),
  address: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(400, refuse('too_long')),
        z.regex(/^[^\p{Cc}]*(?:\n[^\p{Cc}]*)*$/u, refuse('unreadable')),
      ),
    '',
  ),
  country: optionalLine(60),
  logo,
})

export type CompanyProfile = z.infer<typeof companyProfileInput>

export const companyProfileAnswer = z.object({ data: companyProfileInput })

export const domainView = z.object({
  id: z.string(),
  domain: z.string(),
  /** The record to put into the zone: its name and its text. */
  record_name: z.string(),
  record_value: z.string(),
  verified_at: z.nullable(z.string()),
  checked_at: z.nullable(z.string()),
})

export const domainList = z.object({ data: z.array(domainView) })

export const domainInput = z.object({ domain: line('website_required', longest.website) })

export const domainChoice = z.object({ id: z.uuid(refuse('unreadable')) })
