/**
 * Who runs the service, from the settings. Pages are prerendered before the settings are known, so they are written with
 * these stand-ins, and the server puts the values in their place when it starts (`http/public-address.ts`).
 */
export const operatorPlaceholders = {
  COMPANY_NAME: 'company-name.invalid',
  COMPANY_ADDRESS: 'company-address.invalid',
  COMPANY_LAW: 'company-law.invalid',
  COMPANY_COURTS: 'company-courts.invalid',
  DATA_COUNTRY: 'data-country.invalid',
  HOSTING_COMPANY: 'hosting-company.invalid',
  EMAIL_COMPANY: 'email-company.invalid',
  RUPEE_RATE: 'rupee-rate.invalid',
} as const

export type OperatorSetting = keyof typeof operatorPlaceholders

/** What the demo shows. Each says that it is an example; production refuses to start without values of its own. */
export const operatorExamples: Record<OperatorSetting, string> = {
  COMPANY_NAME: 'Infiniti Commerce Private Limited (example)',
  COMPANY_ADDRESS: '1 Example Road, Mumbai 400001, India (example)',
  COMPANY_LAW: 'The laws of India (example)',
  COMPANY_COURTS: 'the courts of Mumbai (example)',
  DATA_COUNTRY: 'India (example)',
  HOSTING_COMPANY: 'Example Hosting (example)',
  EMAIL_COMPANY: 'Example Post (example)',
  RUPEE_RATE: '88.50 2026-11-01',
}
