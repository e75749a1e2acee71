import { buildSchema, graphql } from 'graphql'
import { z } from 'zod'
import { gid } from '../graphql/part.ts'
import type { Customer } from '../store/customer.ts'

/** The part of Shopify's Customer Account API that says who is signed in. Names and types are Shopify's. */
const schema = buildSchema(`
  type Query { customer: Customer! }
  type Customer {
    id: ID!
    displayName: String!
    firstName: String
    lastName: String
    emailAddress: CustomerEmailAddress
    phoneNumber: CustomerPhoneNumber
  }
  type CustomerEmailAddress { emailAddress: String }
  type CustomerPhoneNumber { phoneNumber: String! }
`)

const question = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).nullish() })

export async function answerCustomer(customer: Customer, asked: unknown) {
  const { success, data } = question.safeParse(asked)
  if (!success) return { errors: [{ message: 'Required parameter missing or invalid' }] }
  const { id, firstName, lastName, email, phone } = customer
  const rootValue = {
    customer: {
      id: gid('Customer', id),
      displayName: `${firstName} ${lastName}`.trim() || (email ?? phone ?? ''),
      firstName: firstName || null,
      lastName: lastName || null,
      emailAddress: email === null ? null : { emailAddress: email },
      phoneNumber: phone === null ? null : { phoneNumber: phone },
    },
  }
  return graphql({ schema, source: data.query, rootValue, variableValues: data.variables ?? {} })
}
