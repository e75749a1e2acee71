import { operatorPlaceholders as operator } from './operator.ts'

/** Who runs the service, as the documents say it. The values are settings: see `operator.ts`. */
export const owner = {
  name: operator.COMPANY_NAME,
  address: operator.COMPANY_ADDRESS,
  company: `${operator.COMPANY_NAME}, ${operator.COMPANY_ADDRESS}`,
  law: `${operator.COMPANY_LAW} apply to these terms, and ${operator.COMPANY_COURTS} decide disputes.`,
  refunds:
    'We don’t refund a month that has already started. If the law gives you a right to a refund, you get it.',
  hosting: `Your data is kept in ${operator.DATA_COUNTRY}, on servers of ${operator.HOSTING_COMPANY}.`,
  dataCountry: operator.DATA_COUNTRY,
  hostingCompany: operator.HOSTING_COMPANY,
  emailCompany: operator.EMAIL_COMPANY,
} as const
