import { Link } from 'react-router'
import { customerNames, customersPage } from '#content/portal/customers.ts'
import { pages } from '#content/shared/pages.ts'
import type { Names } from './use-names.ts'

/** What a customer is called while nobody says their name. */
export const nameOf = (id: string, { state, people }: Names): string => {
  if (state === 'asking') return customerNames.asking
  return people.get(id)?.name || customersPage.unnamed(id)
}

/** Leads to the customer's own page. */
export const CustomerLink = ({ id, names }: { id: string; names: Names }) => (
  <Link className="text-link" to={`${pages.customers.path}/${id}`}>
    {nameOf(id, names)}
  </Link>
)
