import { asc, eq, inArray, sql } from 'drizzle-orm'
import { companies, memberships, outlets } from '#database/schema/companies.ts'
import { storeOrders } from '#database/schema/stores.ts'
import { leadQuery } from '#contract/leads/shapes.ts'
import { merchantQuery } from '#contract/staff/shapes.ts'
import { listLeads } from '../leads/list-leads.ts'
import { scanMerchants } from '../merchants/look-through-merchants.ts'
import type { StaffContext } from '../sessions/session.server.ts'

export interface Hit {
  kind: 'merchant' | 'lead' | 'order'
  id: string
  title: string
  about: string
  href: string
}

const mostOfAKind = 10

/** One field for everything that a caller may name: phone, reference, order number, domain, name or email. */
export async function findAnything(ctx: StaffContext, search: string): Promise<Hit[]> {
  if (search === '') return []
  return [...(await merchants(ctx, search)), ...(await leads(ctx, search)), ...(await orders(ctx, search))]
}

async function merchants(ctx: StaffContext, search: string): Promise<Hit[]> {
  const { company_profile: rows } = await scanMerchants(ctx, merchantQuery.parse({ search }))
  return rows.slice(0, mostOfAKind).map((row) => ({
    kind: 'merchant',
    id: row.id,
    title: `${row.first_name} ${row.last_name}`.trim() || row.user_email,
    about: [row.user_email, row.company, row.store].filter(Boolean).join(', '),
    href: `/admin/merchants/${row.id}`,
  }))
}

/** By what they wrote and booked, too: the references of messages and demos are among it. */
async function leads(ctx: StaffContext, search: string): Promise<Hit[]> {
  const { leads: rows } = await listLeads(ctx, leadQuery.parse({ search, view: 'all' }), mostOfAKind)
  return rows.map(({ id, name, email, contacts }) => ({
    kind: 'lead',
    id,
    title: name || email,
    about: [email, ...new Set(contacts.map(({ reference }) => reference))].filter(Boolean).join(', '),
    href: `/admin/leads/${id}`,
  }))
}

/** The number as the store prints it, with or without its sign. */
async function orders({ db }: StaffContext, search: string): Promise<Hit[]> {
  const name = search.trim().replace(/^#/, '')
  if (!/^[\w-]*\d{3,}[\w-]*$/.test(name)) return []
  const owner = sql<string | null>`(
    select ${memberships.userId} from ${memberships}
    where ${memberships.companyId} = ${storeOrders.companyId} and ${memberships.role} = 'owner'
    order by ${memberships.createdAt} limit 1
  )`
  const rows = await db
    .select({
      id: storeOrders.id,
      outletId: storeOrders.outletId,
      name: storeOrders.name,
      outlet: outlets.outletName,
      company: companies.name,
      owner,
    })
    .from(storeOrders)
    .innerJoin(companies, eq(companies.id, storeOrders.companyId))
    .innerJoin(outlets, eq(outlets.id, storeOrders.outletId))
    .where(inArray(storeOrders.name, [name, `#${name}`]))
    .orderBy(asc(companies.name))
    .limit(mostOfAKind)
  return rows.map((row) => ({
    kind: 'order',
    id: `${row.outletId} ${row.id}`,
    title: row.name,
    about: [...new Set([row.company, row.outlet])].join(', '),
    href: row.owner ? `/admin/merchants/${row.owner}` : '/admin/merchants',
  }))
}
