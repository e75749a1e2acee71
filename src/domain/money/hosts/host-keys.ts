import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { hostKeys, hosts } from '#database/schema/module-hosts.ts'
import { addAuditEntry } from '#domain/audit/add-audit-entry.ts'
import { type Context, withTransaction } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import type { StaffContext } from '#domain/sessions/session.server.ts'

const year = 365 * 24 * 60 * 60 * 1000
/** Before the 32 bytes of an Ed25519 key, in the form that Node reads. */
const keyPrefix = Buffer.from('302a300506032b6570032100', 'hex')

/** A host of modules, and what it may act for. */
export async function saveHost(
  ctx: Pick<Context, 'db' | 'clock'>,
  host: { id: string; slugs: string[]; origin: string },
): Promise<void> {
  await ctx.db
    .insert(hosts)
    .values({ ...host, createdAt: ctx.clock.now() })
    .onConflictDoUpdate({ target: hosts.id, set: { slugs: host.slugs, origin: host.origin } })
}

/**
 * Two keys may be valid at a time: add the new one, switch, end the old one. `publicKey` is base64 of 32 bytes. Without
 * a name of staff the key counts at once: that is how the demo and the tests get theirs.
 */
export async function addHostKey(
  ctx: Pick<Context, 'db' | 'clock'>,
  key: { host: string; kid: string; publicKey: string; addedBy?: string },
): Promise<void> {
  const bytes = Buffer.from(key.publicKey, 'base64')
  if (bytes.length !== 32) throw new DomainError('invalid_input')
  const now = ctx.clock.now()
  const [added] = await ctx.db
    .insert(hostKeys)
    .values({
      hostId: key.host,
      kid: key.kid,
      publicKey: bytes,
      startsAt: now,
      endsAt: new Date(now.getTime() + 2 * year),
      addedBy: key.addedBy,
      approvedAt: key.addedBy ? null : now,
    })
    .onConflictDoNothing()
    .returning({ kid: hostKeys.kid })
  // A rotation that changes nothing would leave the old key valid.
  if (!added && key.addedBy) throw new DomainError('module_key_known')
}

/** From the next call on, this key opens nothing. */
export function revokeHostKey(ctx: StaffContext, host: string, kid: string): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    await tx.db
      .update(hostKeys)
      .set({ revokedAt: tx.clock.now() })
      .where(and(eq(hostKeys.hostId, host), eq(hostKeys.kid, kid), isNull(hostKeys.revokedAt)))
    await addAuditEntry(tx, {
      action: 'host-key-revoked',
      userId: tx.session.userId,
      detail: { host, key: kid },
    })
  })
}

/** It opens nothing until a second person has approved it. */
export function addHostKeyByStaff(
  ctx: StaffContext,
  key: { host: string; kid: string; publicKey: string },
): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const { userId } = tx.session
    if ((await tx.db.$count(hosts, eq(hosts.id, key.host))) === 0) throw new DomainError('not_found')
    await addHostKey(tx, { ...key, addedBy: userId })
    await addAuditEntry(tx, { action: 'host-key-added', userId, detail: { host: key.host, key: key.kid } })
  })
}

/** Another person says yes: from now on the key may spend. */
export function approveHostKey(ctx: StaffContext, host: string, kid: string): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const { userId } = tx.session
    const isKey = and(eq(hostKeys.hostId, host), eq(hostKeys.kid, kid))
    const [key] = await tx.db.select().from(hostKeys).where(isKey).for('update')
    if (!key) throw new DomainError('not_found')
    if (key.approvedAt || key.revokedAt) throw new DomainError('decided_already')
    if (key.addedBy === userId) throw new DomainError('same_person')
    await tx.db.update(hostKeys).set({ approvedBy: userId, approvedAt: tx.clock.now() }).where(isKey)
    await addAuditEntry(tx, { action: 'host-key-approved', userId, detail: { host, key: kid } })
  })
}

/** Hosts with their keys, for the staff's page. */
export async function listHosts({ db }: Pick<Context, 'db'>) {
  const [all, keys] = [
    await db.select().from(hosts).orderBy(hosts.id),
    await db.select().from(hostKeys).orderBy(hostKeys.kid),
  ]
  return all.map((host) => ({
    ...host,
    keys: keys
      .filter(({ hostId }) => hostId === host.id)
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

/** Which host signed this, by a key that is valid now. */
export async function hostThatSigned(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { host, kid, signed, signature }: { host: string; kid: string; signed: Uint8Array; signature: Uint8Array },
): Promise<{ id: string; slugs: string[] } | undefined> {
  const [row] = await validKey(db).execute({ host, kid, now: clock.now() })
  return row && verify(null, signed, keyOf(row.publicKey), signature)
    ? { id: row.id, slugs: row.slugs }
    : undefined
}

const validKey = preparedQuery((db) =>
  db
    .select({ id: hosts.id, slugs: hosts.slugs, publicKey: hostKeys.publicKey })
    .from(hostKeys)
    .innerJoin(hosts, eq(hosts.id, hostKeys.hostId))
    .where(
      and(
        eq(hostKeys.hostId, sql.placeholder('host')),
        eq(hostKeys.kid, sql.placeholder('kid')),
        isNull(hostKeys.revokedAt),
        isNotNull(hostKeys.approvedAt),
        isNull(hosts.disabledAt),
        lte(hostKeys.startsAt, sql.placeholder('now')),
        gt(hostKeys.endsAt, sql.placeholder('now')),
      ),
    )
    .prepare('valid_host_key'),
)

const keyOf = (bytes: Uint8Array): KeyObject =>
  createPublicKey({ key: Buffer.concat([keyPrefix, bytes]), format: 'der', type: 'spki' })
