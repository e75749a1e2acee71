import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { TokenPurpose } from '#domain/tokens/one-time-token.ts'
import type { TestContext } from '../test-context.ts'

/** A link, code or state in somebody's hands. */
export interface IssuedToken {
  secret: string
  /** Tries to use it as its bearer would, over HTTP. True when it did what it is for. */
  use(secret: string): Promise<boolean>
  /** The same for somebody else's account or browser, where the call names one. */
  useElsewhere?(secret: string): Promise<boolean>
}

/** A kind of token, issued and used only by the product's own calls. */
export interface TokenKind {
  name: string
  purpose: TokenPurpose
  minutes: number
  /** How many letters of it to change, one at a time; codes have few tries. */
  flips: number
  issue(world: TestContext): Promise<IssuedToken>
}

/**
 * What must hold for everything that is mailed, shown once or sent on a round trip. A new kind is added to the
 * list, not tested anew.
 */
export function tokenSuite(worldOf: () => TestContext, kinds: TokenKind[]): void {
  test.for(kinds)('[AUTH-08] [AUTH-09] $name: works once', async ({ issue }) => {
    const { secret, use } = await issue(worldOf())
    expect(await use(secret)).toBe(true)
    expect(await use(secret)).toBe(false)
  })

  test.for(kinds)('[AUTH-08] [AUTH-09] $name: works until its time is over', async ({ issue, minutes }) => {
    const world = worldOf()
    const [early, late] = await Promise.all([issue(world), issue(world)])
    const start = world.time.now
    world.time.now = new Date(start.getTime() + minutes * 60_000 - 1_000)
    expect(await early.use(early.secret)).toBe(true)
    world.time.now = new Date(start.getTime() + minutes * 60_000 + 1_000)
    expect(await late.use(late.secret)).toBe(false)
  })

  test('[AUTH-08] [AUTH-09] none is of use for the purpose of another', async () => {
    const issued = await Promise.all(
      kinds.map(async ({ name, issue }) => ({ name, ...(await issue(worldOf())) })),
    )
    for (const { name, secret } of issued) {
      for (const other of issued.filter((one) => one.name !== name)) {
        expect(await other.use(secret), `${name}, used as ${other.name}`).toBe(false)
      }
    }
    for (const { name, secret, use } of issued) expect(await use(secret), `${name} itself`).toBe(true)
  })

  test.for(kinds)('[AUTH-08] [AUTH-09] $name: is for its own subject alone', async ({ issue }) => {
    const world = worldOf()
    const [mine, theirs] = await Promise.all([issue(world), issue(world)])
    const elsewhere = await mine.useElsewhere?.(mine.secret)
    expect(elsewhere ?? false).toBe(false)
    expect(await mine.use(mine.secret)).toBe(true)
    expect(await theirs.use(theirs.secret)).toBe(true)
  })

  test.for(kinds)('[AUTH-08] [AUTH-09] $name: no changed letter passes', async ({ issue, flips }) => {
    const { secret, use } = await issue(worldOf())
    for (const at of spread(secret.length, flips)) {
      expect(await use(flipped(secret, at))).toBe(false)
    }
    expect(await use(secret)).toBe(true)
  })

  test.for(kinds)(
    '[AUTH-08] [AUTH-09] $name: of parallel uses one succeeds',
    { tags: 'engine' },
    async ({ issue }) => {
      const { secret, use } = await issue(worldOf())
      const results = await Promise.all(Array.from({ length: 4 }, () => use(secret)))
      expect(results.filter(Boolean)).toHaveLength(1)
    },
  )

  test.for(kinds)('[AUTH-08] [AUTH-09] $name: only its hash is kept', async ({ issue }) => {
    const world = worldOf()
    const { secret } = await issue(world)
    // An email is emptied a moment after the mail server has taken it.
    await expect.poll(() => isReadable(world, secret)).toBe(false)
  })
}

/** Whether the secret stands, as a word of its own, anywhere that tokens, letters, jobs and acts are kept. */
async function isReadable({ ctx }: TestContext, secret: string): Promise<boolean> {
  const kept = sql`
    select jsonb_build_array(hash, subject, data)::text as kept from one_time_tokens
    union all select jsonb_build_array(subject, html, text, data)::text from mail_outbox
    union all select data::text from pgboss.job
    union all select detail::text from audit_log`
  const result = await ctx.db.execute(
    sql`select count(*)::int as count from (${kept}) all_kept where kept ~ ${`(^|[^A-Za-z0-9_-])${secret}($|[^A-Za-z0-9_-])`}`,
  )
  const [row] = result.rows
  return row?.count !== 0
}

/** Positions from the first to the last. */
const spread = (length: number, count: number) =>
  Array.from({ length: count }, (_, i) => Math.round((i * (length - 1)) / (count - 1)))

/** One bit of one letter, within the letters that a secret may have. */
function flipped(secret: string, at: number): string {
  const letters = /^\d+$/.test(secret)
    ? '0123456789'
    : 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const next = letters[letters.indexOf(secret[at] ?? '') ^ 1]
  return `${secret.slice(0, at)}${next}${secret.slice(at + 1)}`
}
