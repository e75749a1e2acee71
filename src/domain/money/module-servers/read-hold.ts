import { and, eq, sql } from 'drizzle-orm'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { holds } from '#database/schema/ledger.ts'
import { DomainError } from '#domain/domain-error.ts'
import type { ModuleServerContext } from './module-server-context.ts'

export async function readHold({ db, moduleServer }: ModuleServerContext, id: string) {
  const [hold] = await holdOfServer(db).execute({ id, moduleServer: moduleServer.id })
  if (!hold) throw new DomainError('hold_unknown')
  return hold
}

const holdOfServer = preparedQuery((db) =>
  db
    .select()
    .from(holds)
    .where(and(eq(holds.id, sql.placeholder('id')), eq(holds.moduleServer, sql.placeholder('moduleServer'))))
    .prepare('hold_of_module_server'),
)
