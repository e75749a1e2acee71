import { and, eq, isNotNull } from 'drizzle-orm'
import { purposeOf } from '#rules/money/rate-card.ts'
import { walletSettings } from '#database/schema/billing.ts'
import { memberships } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import type { Context } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import { hasPaid } from '../payments/real-money.ts'
import type { Wanted } from '../rates/read-rates.ts'

interface Sending {
  companyId: string
  walletId: string
  isTrial: boolean
  /** Of one purpose. */
  lines: readonly Wanted[]
  recipients?: readonly string[]
}

/** Codes go to the countries that the merchant chose; in a trial, other messages go to the company's own people. */
export async function requireAllowed(ctx: Pick<Context, 'db'>, sending: Sending): Promise<void> {
  const { walletId, isTrial, lines } = sending
  if (lines.some(({ category }) => purposeOf(category) === 'authentication')) {
    await requireCodeCountries(
      ctx,
      walletId,
      lines.map(({ country }) => country),
    )
  } else if (isTrial) await requireOwnPeople(ctx, sending)
}

/** Where the merchant lets sign-in codes go, if they have said so. */
async function requireCodeCountries({ db }: Pick<Context, 'db'>, walletId: string, countries: string[]) {
  const [row] = await db
    .select({ allowed: walletSettings.codeCountries })
    .from(walletSettings)
    .where(eq(walletSettings.walletId, walletId))
  const allowed = row?.allowed
  if (allowed && countries.some((country) => !allowed.includes(country))) throw new DomainError('country_off')
}

/** A trial that nobody has paid for sends to the company's own confirmed people alone, whom the call must name. */
async function requireOwnPeople({ db }: Pick<Context, 'db'>, sending: Sending): Promise<void> {
  const { companyId, walletId, lines, recipients = [] } = sending
  if (await hasPaid({ db }, walletId)) return
  const people = await db
    .select({ email: users.email, code: users.phoneCode, phone: users.phoneNo })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.companyId, companyId), isNotNull(users.emailVerifiedAt)))
  const own = new Set(
    people.flatMap(({ email, code, phone }) => [
      addressOf(email),
      ...(phone ? [addressOf(`${code ?? ''}${phone}`)] : []),
    ]),
  )
  const units = lines.reduce((sum, line) => sum + line.units, 0)
  const isOwn = recipients.length >= units && recipients.every((recipient) => own.has(addressOf(recipient)))
  if (!isOwn) throw new DomainError('trial_limit')
}

/** The same address however it is written: `+91 98200-12345` is `919820012345`. */
const addressOf = (typed: string) =>
  typed.includes('@') ? typed.trim().toLowerCase() : typed.replaceAll(/\D/g, '')
