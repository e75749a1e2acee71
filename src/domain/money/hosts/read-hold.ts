import { and, eq } from 'drizzle-orm'
import { holds } from '#database/schema/ledger.ts'
import { DomainError } from '#domain/domain-error.ts'
import type { HostContext } from './host-context.ts'

export async function readHold({ db, host }: HostContext, id: string) {
  const [hold] = await db
    .select()
    .from(holds)
    .where(and(eq(holds.id, id), eq(holds.host, host.id)))
  if (!hold) throw new DomainError('hold_unknown')
  return hold
}
