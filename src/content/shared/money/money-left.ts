import { ownerSettings } from '#contract/money/owner-settings.ts'

/** For owners who delete their account: money that they paid is not lost with it. */
export const moneyLeftText = (sum: string, company: string) =>
  `The wallet of ${company} has ${sum} that you paid and did not spend. Ask us within ${ownerSettings.refunds.claimMonths} months and we refund it. Keep your last receipt: once the account is deleted, we find your payment by its number.`
