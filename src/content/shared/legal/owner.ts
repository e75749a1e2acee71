import { brand } from '../brand.ts'

/**
 * OWNER: fill these in, and have both documents read by a lawyer, before the first merchant signs up.
 * Until then the documents use the neutral words below, which are true but not enough.
 */
interface OwnerDetails {
  /** As in the company register, with the form of the company. */
  registeredName?: string
  /** Street, town, country. */
  address?: string
  /** "the laws of India", for example. */
  governingLaw?: string
  /** "the courts of Mumbai", for example. */
  courts?: string
  /** What happens to a month paid when a merchant leaves. Money left in the wallet: `contract/money/owner-settings.ts`. */
  refunds?: string
  /** Where the servers stand. */
  hosting?: string
}

const details: OwnerDetails = {}

const { registeredName, address, governingLaw, courts, refunds, hosting } = details

/** The details as the documents say them. */
export const owner = {
  company:
    registeredName && address
      ? `${registeredName}, ${address}`
      : `the company that operates ${brand.name}; its registered name and address are given to anyone who asks at ${brand.email}`,
  law:
    governingLaw && courts
      ? `${governingLaw} apply to these terms, and ${courts} decide disputes.`
      : `The law of the country in which the company that operates ${brand.name} is registered applies to these terms, and its courts decide disputes. We name both to anyone who asks, and always before you pay.`,
  refunds:
    refunds ??
    'A month that has begun is not paid back. Where the law gives you a refund, you get it whatever is written here.',
  hosting:
    hosting ??
    'The data is kept on servers rented by the company that operates the service. We tell you in which country they stand, before you sign up and whenever you ask.',
} as const
