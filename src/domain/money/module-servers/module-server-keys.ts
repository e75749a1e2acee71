import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { moduleServerKeys, moduleServers } from '#database/schema/module-servers.ts'
import { addAuditEntry } from '#domain/audit/add-audit-entry.ts'
import { type Context, withTransaction } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import type { StaffContext } from '#domain/sessions/session.server.ts'
import { ownModuleServer } from './own-module-server.ts'

const year = 365 * 24 * 60 * 60 * 1000
/** Before the 32 bytes of an Ed25519 key, in the form that Node reads. */
const keyPrefix = Buffer.from('302a300506032b6570032100', 'hex')

/** A module server of modules, and what it may act for. */
export async function saveModuleServer(
  ctx: Pick<Context, 'db' | 'clock'>,
  moduleServer: { id: string; slugs: string[]; origin: string },
): Promise<void> {
  if (moduleServer.id === ownModuleServer)
    throw new Error(`No module server may be called ${ownModuleServer}.`)
  await ctx.db
    .insert(moduleServers)
    .values({ ...moduleServer, createdAt: ctx.clock.now() })
    .onConflictDoUpdate({
      target: moduleServers.id,
      set: { slugs: moduleServer.slugs, origin: moduleServer.origin },
    })
}

/**
 * Two keys may be valid at a time: add the new one, switch, end the old one. `publicKey` is base64 of 32 bytes. Without
 * a name of staff the key counts at once: that is how the demo and the tests get theirs.
 */
export async function addModuleServerKey(
  ctx: Pick<Context, 'db' | 'clock'>,
  key: { moduleServer: string; kid: string; publicKey: string; addedBy?: string },
): Promise<void> {
  const bytes = Buffer.from(key.publicKey, 'base64')
  if (bytes.length !== 32) throw new DomainError('invalid_input')
  const now = ctx.clock.now()
  const [added] = await ctx.db
    .insert(moduleServerKeys)
    .values({
      moduleServerId: key.moduleServer,
      kid: key.kid,
      publicKey: bytes,
      startsAt: now,
      endsAt: new Date(now.getTime() + 2 * year),
      addedBy: key.addedBy,
      approvedAt: key.addedBy ? null : now,
    })
    .onConflictDoNothing()
    .returning({ kid: moduleServerKeys.kid })
  // A rotation that changes nothing would leave the old key valid.
  if (!added && key.addedBy) throw new DomainError('module_key_known')
}

/** From the next call on, this key opens nothing. */
export function revokeModuleServerKey(ctx: StaffContext, moduleServer: string, kid: string): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    await tx.db
      .update(moduleServerKeys)
      .set({ revokedAt: tx.clock.now() })
      .where(
        and(
          eq(moduleServerKeys.moduleServerId, moduleServer),
          eq(moduleServerKeys.kid, kid),
          isNull(moduleServerKeys.revokedAt),
        ),
      )
    await addAuditEntry(tx, {
      action: 'module-server-key-revoked',
      userId: tx.session.userId,
      detail: { moduleServer, key: kid },
    })
  })
}

/** It opens nothing until a second person has approved it. */
export function proposeModuleServerKey(
  ctx: StaffContext,
  key: { moduleServer: string; kid: string; publicKey: string },
): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const { userId } = tx.session
    if ((await tx.db.$count(moduleServers, eq(moduleServers.id, key.moduleServer))) === 0)
      throw new DomainError('not_found')
    await addModuleServerKey(tx, { ...key, addedBy: userId })
    await addAuditEntry(tx, {
      action: 'module-server-key-added',
      userId,
      detail: { moduleServer: key.moduleServer, key: key.kid },
    })
  })
}

/** Another person says yes: from now on the key may spend. */
export function approveModuleServerKey(ctx: StaffContext, moduleServer: string, kid: string): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const { userId } = tx.session
    const isKey = and(eq(moduleServerKeys.moduleServerId, moduleServer), eq(moduleServerKeys.kid, kid))
    const [key] = await tx.db.select().from(moduleServerKeys).where(isKey).for('update')
    if (!key) throw new DomainError('not_found')
    if (key.approvedAt || key.revokedAt) throw new DomainError('decided_already')
    if (key.addedBy === userId) throw new DomainError('same_person')
    await tx.db.update(moduleServerKeys).set({ approvedBy: userId, approvedAt: tx.clock.now() }).where(isKey)
    await addAuditEntry(tx, {
      action: 'module-server-key-approved',
      userId,
      detail: { moduleServer, key: kid },
    })
  })
}

/** Hosts with their keys, for the staff's page. */
export async function listModuleServers({ db }: Pick<Context, 'db'>) {
  const [all, keys] = [
    await db.select().from(moduleServers).orderBy(moduleServers.id),
    await db.select().from(moduleServerKeys).orderBy(moduleServerKeys.kid),
  ]
  return all.map((moduleServer) => ({
    ...moduleServer,
    keys: keys
      .filter(({ moduleServerId }) => moduleServerId === moduleServer.id)
      .map(({ kid, startsAt, endsAt, revokedAt, approvedAt, addedBy }) => ({
        kid,
        startsAt,
        endsAt,
        revokedAt,
        approvedAt,
        addedBy,
      })),
  }))
}

/** Which module server signed this, by a key that is valid now. */
export async function moduleServerThatSigned(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  {
    moduleServer,
    kid,
    signed,
    signature,
  }: { moduleServer: string; kid: string; signed: Uint8Array; signature: Uint8Array },
): Promise<{ id: string; slugs: string[] } | undefined> {
  const [row] = await validKey(db).execute({ moduleServer, kid, now: clock.now() })
  return row && verify(null, signed, keyOf(row.publicKey), signature)
    ? { id: row.id, slugs: row.slugs }
    : undefined
}

const validKey = preparedQuery((db) =>
  db
    .select({ id: moduleServers.id, slugs: moduleServers.slugs, publicKey: moduleServerKeys.publicKey })
    .from(moduleServerKeys)
    .innerJoin(moduleServers, eq(moduleServers.id, moduleServerKeys.moduleServerId))
    .where(
      and(
        eq(moduleServerKeys.moduleServerId, sql.placeholder('moduleServer')),
        eq(moduleServerKeys.kid, sql.placeholder('kid')),
        isNull(moduleServerKeys.revokedAt),
        isNotNull(moduleServerKeys.approvedAt),
        isNull(moduleServers.disabledAt),
        lte(moduleServerKeys.startsAt, sql.placeholder('now')),
        gt(moduleServerKeys.endsAt, sql.placeholder('now')),
      ),
    )
    .prepare('valid_module_server_key'),
)

const keyOf = (bytes: Uint8Array): KeyObject =>
  createPublicKey({ key: Buffer.concat([keyPrefix, bytes]), format: 'der', type: 'spki' })
