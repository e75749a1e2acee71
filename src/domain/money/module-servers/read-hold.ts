import { and, eq } from 'drizzle-orm'
import { holds } from '#database/schema/ledger.ts'
import { DomainError } from '#domain/domain-error.ts'
import type { ModuleServerContext } from './module-server-context.ts'

export async function readHold({ db, moduleServer }: ModuleServerContext, id: string) {
  const [hold] = await db
    .select()
    .from(holds)
    .where(and(eq(holds.id, id), eq(holds.moduleServer, moduleServer.id)))
  if (!hold) throw new DomainError('hold_unknown')
  return hold
}
