import { and, eq, sql } from 'drizzle-orm'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { knownDevices } from '#database/schema/users.ts'
import type { RequestContext } from '../context.server.ts'
import { hashSecret, newSecret } from '../identifiers.ts'
import { deviceLabel } from './device-label.ts'

/**
 * A browser that signed in before carries a name that we made and signed. A cookie that we did not sign names nobody,
 * so that nobody can plant one and have it trusted once its victim signs in.
 */
const signedText = (name: string) => `device|${name}`

function newDevice({ keys }: RequestContext): string {
  const name = newSecret()
  return `${name}.${keys.pepper(signedText(name))}`
}

/** What known devices are found by; undefined for a browser without a name of ours. */
export function deviceHash({ credentials, keys }: RequestContext): string | undefined {
  const { device } = credentials
  if (!device) return undefined
  const end = device.indexOf('.')
  const name = device.slice(0, end)
  return keys.matchesPepper(device.slice(end + 1), signedText(name)) ? hashSecret(device) : undefined
}

/**
 * A browser that is known to this account keeps its name; any other gets a new one, also where its name is known to
 * another account: whoever owns that one may have put it there. Both accounts know the new name.
 */
export async function rememberDevice(
  ctx: RequestContext,
  userId: string,
): Promise<{ device: string; isNew: boolean }> {
  const now = ctx.clock.now()
  const carried = deviceHash(ctx)
  if (carried) {
    const [known] = await seenAgain(ctx.db).execute({ userId, deviceHash: carried, now: now.toISOString() })
    if (known) return { device: ctx.credentials.device ?? '', isNew: false }
  }
  const device = newDevice(ctx)
  const others = carried
    ? await ctx.db
        .select({ userId: knownDevices.userId })
        .from(knownDevices)
        .where(eq(knownDevices.deviceHash, carried))
    : []
  const label = deviceLabel(ctx.userAgent)
  await ctx.db.insert(knownDevices).values(
    [{ userId }, ...others].map((owner) => ({
      userId: owner.userId,
      deviceHash: hashSecret(device),
      label,
      createdAt: now,
      lastSeenAt: now,
    })),
  )
  return { device, isNew: true }
}

const seenAgain = preparedQuery((db) =>
  db
    .update(knownDevices)
    .set({ lastSeenAt: sql`${sql.placeholder('now')}` })
    .where(
      and(
        eq(knownDevices.userId, sql.placeholder('userId')),
        eq(knownDevices.deviceHash, sql.placeholder('deviceHash')),
      ),
    )
    .returning({ userId: knownDevices.userId })
    .prepare('device_seen_again'),
)
