import { deflateRawSync } from 'node:zlib'
import { exampleSecrets } from './example-secrets.ts'
import { providerProblems } from './provider-checks.ts'
import { safePasswordMemoryKib, type SettingName, type Settings } from './settings.ts'

const shortestSecret = 32
/** Random text cannot be packed; 16 random bytes written as hex stay longer than this, repeated words do not. */
const fewestPackedBytes = 24
const hasLittleEntropy = (key: string) => deflateRawSync(key).byteLength < fewestPackedBytes

/** Who runs the service: on /trust, in the terms and in the imprint. The demo shows examples. */
const operatorSettings: SettingName[] = [
  'COMPANY_NAME',
  'COMPANY_ADDRESS',
  'COMPANY_LAW',
  'COMPANY_COURTS',
  'DATA_COUNTRY',
  'HOSTING_COMPANY',
  'EMAIL_COMPANY',
  'RUPEE_RATE',
]

/** Whether the host of this address is a name below the domain; its port does not matter. */
const isBelow = (url: string | undefined, domain: string) =>
  url !== undefined && new URL(url).hostname.endsWith(`.${domain}`)

/** What keeps production from starting. */
export function productionProblems(config: Settings): string[] {
  const problems: string[] = []
  const need = (name: SettingName) => {
    if (config[name] === undefined) problems.push(`${name}: is required in production`)
  }
  need('PUBLIC_BASE_URL')
  need('SECRET_KEYS')
  need('SMTP_URL')
  need('MAIL_FROM')
  need('MAIL_STAFF')
  for (const name of operatorSettings) need(name)
  if (config.PUBLIC_BASE_URL && !config.PUBLIC_BASE_URL.startsWith('https://')) {
    problems.push('PUBLIC_BASE_URL: must begin with https:// in production')
  }
  if (config.PASSWORD_MEMORY_KIB < safePasswordMemoryKib) {
    problems.push(`PASSWORD_MEMORY_KIB: must be at least ${safePasswordMemoryKib} in production`)
  }
  if (config.ACCOUNT_DOMAIN && isBelow(config.PUBLIC_BASE_URL, config.ACCOUNT_DOMAIN)) {
    problems.push('ACCOUNT_DOMAIN: must not contain PUBLIC_BASE_URL: its name could be taken by a store')
  }
  problems.push(...providerProblems(config))
  for (const key of config.SECRET_KEYS ?? []) {
    if (Buffer.byteLength(key) < shortestSecret) {
      problems.push(`SECRET_KEYS: every key must be at least ${shortestSecret} bytes long`)
    } else if (hasLittleEntropy(key)) {
      problems.push('SECRET_KEYS: every key must be random; `openssl rand -base64 32` makes one')
    }
  }
  const secrets: SettingName[] = [
    'SECRET_KEYS',
    'GOOGLE_CLIENT_SECRET',
    'RECAPTCHA_SECRET',
    'SHOPIFY_API_SECRET',
    'SHOPIFY_API_SECRET_BEFORE',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRETS',
    'WHATSAPP_ACCESS_TOKEN',
    'WHATSAPP_APP_SECRET',
    'WHATSAPP_VERIFY_TOKEN',
    'MSG91_AUTH_KEY',
    'MSG91_WEBHOOK_TOKEN',
  ]
  for (const name of secrets) {
    if ([config[name]].flat().some((value) => typeof value === 'string' && exampleSecrets.has(value))) {
      problems.push(`${name}: is an example and must be replaced by a secret of your own`)
    }
  }
  return [...new Set(problems)]
}
