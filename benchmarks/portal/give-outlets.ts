import { eq } from 'drizzle-orm'
import { openPostgres } from '#database/client.server.ts'
import { memberships, outlets, userOutlets } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import { newId, newReference } from '#domain/identifiers.ts'

/** Makes one merchant the owner of so many outlets, as names and addresses come in life: not all of one length. */
export async function giveOutlets(databaseUrl: string, email: string, howMany: number): Promise<void> {
  const database = await openPostgres(databaseUrl, 'src/database/migrations')
  const [owner] = await database.db
    .select({ userId: users.id, companyId: memberships.companyId })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(eq(users.email, email))
  if (!owner) throw new Error(`No merchant ${email}.`)
  const now = Date.now()
  const rows = Array.from({ length: howMany }, (_, i) => {
    const createdAt = new Date(now + i)
    const place = ['Pune', 'Bandra West', 'Koregaon Park', 'Fort'][i % 4] ?? ''
    return {
      id: newId(createdAt),
      companyId: owner.companyId,
      outletName: `Tamarind ${place} ${i}`,
      webUrl: `tamarind-${place.toLowerCase().replaceAll(' ', '-')}-${i}.myshopify.com`,
      platform: 'shopify' as const,
      apiKey: newReference('K'),
      createdAt,
    }
  })
  await database.db.insert(outlets).values(rows)
  await database.db.insert(userOutlets).values(rows.map(({ id }) => ({ ...owner, outletId: id })))
  await database.close()
}
