import { calls } from '../calls.ts'
import { endpoint } from '../endpoint.ts'
import { customerNamesAnswer, customerNamesQuery } from './shapes.ts'

const tag = 'Customers'

/** The customers of the outlet that the request names. */
export const customerEndpoints = {
  customerNames: endpoint({
    ...calls.customerNames,
    summary: 'Names, emails and phone numbers of customers, read from the store now',
    tag,
    access: 'merchant:own',
    input: customerNamesQuery,
    output: customerNamesAnswer,
  }),
}
