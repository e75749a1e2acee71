import { brand } from '#content/shared/brand.ts'
import { operatorPlaceholders as operator } from '#content/shared/legal/operator.ts'
import { owner } from '#content/shared/legal/owner.ts'

/** Who runs the service. The values are settings. */
export const imprintPage = {
  heading: ['Imprint.'],
  lead: `Who runs ${brand.name}.`,
  section: {
    id: 'operator',
    heading: 'Operator',
    rows: [
      { term: 'Company', value: owner.name },
      { term: 'Address', value: owner.address },
      { term: 'Email', value: brand.email },
      { term: 'Law', value: operator.COMPANY_LAW },
      { term: 'Data kept in', value: owner.dataCountry },
      { term: 'Hosting', value: owner.hostingCompany },
      { term: 'Email delivery', value: owner.emailCompany },
    ],
  },
} as const
