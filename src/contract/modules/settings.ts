import * as z from 'zod/mini'
import { readable, refuse } from '../fields.ts'
import { modules, type ModuleSlug } from './modules.ts'

/** One thing that can be set about a module in an outlet. Its texts are in `content/portal/modules`. */
export type Setting =
  | { kind: 'choice'; key: string; options: readonly string[]; start: string }
  | { kind: 'number'; key: string; min: number; max: number; start: number }
  | { kind: 'switch'; key: string; start: boolean }
  | { kind: 'text'; key: string; longest: number; start: string }

export type SettingValues = Record<string, string | number | boolean>

const choice = (key: string, options: readonly [string, ...string[]]): Setting => ({
  kind: 'choice',
  key,
  options,
  start: options[0],
})
const number = (key: string, min: number, max: number, start: number): Setting => ({
  kind: 'number',
  key,
  min,
  max,
  start,
})
const toggle = (key: string, start: boolean): Setting => ({ kind: 'switch', key, start })
const text = (key: string, longest: number): Setting => ({ kind: 'text', key, longest, start: '' })

/** The first option of a choice is its default. A module that is not listed has no settings. */
const listed: Partial<Record<ModuleSlug, readonly Setting[]>> = {
  infiniti: [
    choice('first_day', ['monday', 'sunday', 'saturday']),
    choice('compare_with', ['last_week', 'last_month', 'last_year']),
    toggle('rounds_figures', true),
  ],
  otp_verification: [
    choice('channel', ['sms', 'whatsapp', 'whatsapp_then_sms']),
    number('digits', 4, 8, 6),
    number('lasts_minutes', 1, 15, 10),
    number('tries', 3, 10, 5),
  ],
  crm: [
    number('quiet_after_days', 7, 365, 90),
    choice('same_person_by', ['email', 'phone', 'either']),
    toggle('notes_for_everyone', true),
  ],
  whatsapp: [choice('answers', ['desk', 'chatbot_first'])],
  email: [
    text('sender_name', 60),
    number('most_a_week', 0, 14, 3),
    toggle('receipts', true),
    toggle('invoices', true),
  ],
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every slug is a key
export const moduleSettings = Object.fromEntries(
  modules.map(({ slug }) => [slug, listed[slug] ?? []]),
) as Record<ModuleSlug, readonly Setting[]>

/** Everything that can be set, each within its limits; nothing else is kept. */
export const settingsSchema = (settings: readonly Setting[]) =>
  z.object(Object.fromEntries(settings.map((setting) => [setting.key, schemaOf(setting)])))

/** The input of `saveModuleSettings`, from the values of one module's settings. */
export const moduleSettingsInput = (app: string, settings: readonly Setting[]) =>
  z.pipe(
    settingsSchema(settings),
    z.transform((values) => ({ app, settings: values })),
  )

function schemaOf(setting: Setting): z.ZodMiniType<string | number | boolean> {
  switch (setting.kind) {
    case 'choice':
      return z.enum(setting.options, refuse('choice_required'))
    case 'number':
      return z
        .int(refuse('number_required'))
        .check(
          z.minimum(setting.min, refuse('number_too_small')),
          z.maximum(setting.max, refuse('number_too_large')),
        )
    case 'switch':
      return z.boolean(refuse('unreadable'))
    case 'text':
      return z
        .string(refuse('unreadable'))
        .check(z.trim(), z.maxLength(setting.longest, refuse('too_long')), readable)
  }
}

/** What holds in an outlet: what was kept, as far as it is still allowed, else what the setting starts with. */
export function settingsFrom(slug: ModuleSlug, kept: SettingValues = {}): SettingValues {
  return Object.fromEntries(
    moduleSettings[slug].map((setting) => {
      const read = schemaOf(setting).safeParse(kept[setting.key])
      return [setting.key, read.success ? read.data : setting.start]
    }),
  )
}
