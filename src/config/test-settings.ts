import { ConfigError, readConfig } from './env.ts'

/** The least that production starts with. */
export const productionSettings = {
  APP_MODE: 'production',
  PUBLIC_BASE_URL: 'https://infiniti.example',
  SECRET_KEYS: 'a-secret-of-more-than-thirty-two-bytes-1',
  SMTP_URL: 'smtps://mail.infiniti.example',
  MAIL_FROM: 'hello@infiniti.example',
  MAIL_STAFF: 'staff@infiniti.example',
  COMPANY_NAME: 'Tamarind Software Private Limited',
  COMPANY_ADDRESS: '7 Bund Garden Road, Pune 411001, India',
  COMPANY_LAW: 'The laws of India',
  COMPANY_COURTS: 'the courts of Pune',
  DATA_COUNTRY: 'India',
  HOSTING_COMPANY: 'Some Servers & Co',
  EMAIL_COMPANY: 'Some Post Office',
  RUPEE_RATE: '88.50 2026-11-01',
}

/** What the start says about these settings, or `accepted`. */
export function refusalOf(env: Record<string, string>): string {
  try {
    readConfig(env)
    return 'accepted'
  } catch (error) {
    return error instanceof ConfigError ? error.message : 'not a ConfigError'
  }
}
