import { calls } from '../calls.ts'
import { endpoint } from '../endpoint.ts'
import {
  customerAnswer,
  customerNamesAnswer,
  customerNamesQuery,
  customerQuery,
  customersAnswer,
  customersQuery,
} from './shapes.ts'

const tag = 'Customers'

/** The customers of the outlet that the request names. */
export const customerEndpoints = {
  customers: endpoint({
    ...calls.customers,
    summary: 'Customers of this outlet, newest first, or those whom the store finds; without names',
    tag,
    access: 'merchant',
    input: customersQuery,
    output: customersAnswer,
  }),
  customer: endpoint({
    ...calls.customer,
    summary: 'One customer with orders and changes; without a name',
    tag,
    access: 'merchant',
    input: customerQuery,
    output: customerAnswer,
  }),
  customerNames: endpoint({
    ...calls.customerNames,
    summary: 'Names, emails and phone numbers of customers, read from the store now',
    tag,
    access: 'merchant:own',
    input: customerNamesQuery,
    output: customerNamesAnswer,
  }),
}
