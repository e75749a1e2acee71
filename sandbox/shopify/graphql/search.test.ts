import { expect, it } from 'vitest'
import { openAdmin } from './test-admin.ts'

const query = `query($term: String!) { customers(first: 250, query: $term) { nodes { id firstName lastName email phone } }
  orders(first: 250, query: $term) { nodes { id name customer { id } } } }`

interface Person {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string
}

interface Found {
  customers: { nodes: Person[] }
  orders: { nodes: { id: string; name: string; customer: { id: string } | null }[] }
}

async function somebody() {
  const admin = openAdmin()
  const { customer } = admin.place()
  const person = admin.store.people.find(customer ?? 0)
  if (!person?.email || !person.phone) throw new Error('A customer has an email and a phone here')
  const search = async (term: string): Promise<Found> => {
    const { data, errors } = await admin.ask(query, { term })
    if (errors) throw new Error(String(errors[0].message))
    return data
  }
  return { admin, search, person: { ...person, email: person.email, phone: person.phone } }
}

const has = (found: Found, id: number) => found.customers.nodes.some((one) => one.id.endsWith(`/${id}`))

it('finds customers by the beginning of a name, an email or a phone number, whatever the case', async () => {
  const { search, person } = await somebody()
  const fragments = [
    `${person.firstName.slice(0, 3).toUpperCase()}*`,
    `${person.lastName.toLowerCase().slice(0, 4)}*`,
    `${person.firstName}* ${person.lastName}*`,
    `${person.email.slice(0, 6)}*`,
    `${person.phone.slice(0, 7)}*`,
    `99999* OR ${person.phone.slice(1, 9)}*`,
    person.lastName,
  ]
  for (const fragment of fragments)
    expect([fragment, has(await search(fragment), person.id)]).toEqual([fragment, true])
  const found = await search(`${person.firstName.slice(0, 3)}*`)
  for (const { firstName, lastName, email } of found.customers.nodes) {
    expect(`${firstName} ${lastName} ${email}`.toLowerCase()).toContain(
      person.firstName.slice(0, 3).toLowerCase(),
    )
  }
})

it('finds nobody by the middle of a word, and no whole word by its beginning without a star', async () => {
  const { search, person } = await somebody()
  expect(has(await search(`${person.phone.slice(-5)}*`), person.id)).toBe(false)
  expect(has(await search(person.lastName.slice(0, -1)), person.id)).toBe(false)
})

it('finds orders by their number and by who bought', async () => {
  const { admin, search, person } = await somebody()
  const order = admin.place({ customer: person.id })
  expect((await search(`#${order.number}`)).orders.nodes).toMatchObject([{ name: `#${order.number}` }])
  const found = await search(`${person.firstName}* ${person.lastName}*`)
  expect(found.orders.nodes.map(({ id }) => id)).toContain(admin.orderGid(order.id))
})

it('finds no person where the app may not see any, and refuses what it does not play', async () => {
  const { person } = await somebody()
  const blind = openAdmin('tamarind-supply.myshopify.com', 'read_orders')
  const { data } = await blind.ask(query, { term: `${person.firstName}*` })
  expect(data.customers.nodes).toEqual([])
  expect((await blind.ask(query, { term: 'tag:vip' })).errors[0].message).toContain('tag:vip')
})
