import type { z } from 'zod'
import { productionProblems } from './production-checks.ts'
import { type SettingName, type Settings, settings } from './settings.ts'

export type Config = Omit<Settings, 'PUBLIC_BASE_URL'> & { PUBLIC_BASE_URL: string }

/** Names the settings that are wrong and never their values: a value may be a secret. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`Infiniti cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
  }
}

/** The only reader of the environment. Everything else receives the parsed `Config`. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const parsed = settings.safeParse(env)
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${describe(issue)}`))
  }
  const problems = [
    ...groupProblems(parsed.data),
    ...(isProduction(parsed.data) ? productionProblems(parsed.data) : []),
  ]
  if (problems.length > 0) throw new ConfigError(problems)
  return {
    ...parsed.data,
    ACCOUNT_DOMAIN: parsed.data.ACCOUNT_DOMAIN ?? (isProduction(parsed.data) ? undefined : 'localhost'),
    PUBLIC_BASE_URL: parsed.data.PUBLIC_BASE_URL ?? `http://${parsed.data.HOST}:${parsed.data.PORT}`,
  }
}

const isProduction = (config: Settings) => config.APP_MODE === 'production'

/** Settings that only make sense together. */
function groupProblems(config: Settings): string[] {
  const groups: SettingName[][] = [
    ['GOOGLE_ISSUER', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
    ['SHOPIFY_API_KEY', 'SHOPIFY_API_SECRET'],
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRETS'],
    ['WHATSAPP_ACCESS_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN', 'WHATSAPP_BUSINESS_ID'],
    ['MSG91_AUTH_KEY', 'MSG91_WEBHOOK_TOKEN'],
  ]
  return groups.flatMap((group) => {
    const missing = group.filter((name) => config[name] === undefined)
    if (missing.length === 0 || missing.length === group.length) return []
    return missing.map(
      (name) => `${name}: is missing, although ${group.filter((n) => n !== name).join(', ')} needs it`,
    )
  })
}

function describe(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    case 'custom':
      return issue.message
    case 'invalid_format':
      return issue.format === 'regex' ? issue.message : `is not a valid ${issue.format}`
    default:
      return 'has a value that cannot be used'
  }
}
