export interface MoneyLeft {
  /** In words. */
  sum: string
  /** For so long after the deletion it may be asked for. */
  months: number
}

/** For owners who delete their account: money that they paid is not lost with it. */
export const moneyLeftText = ({ sum, months }: MoneyLeft, company: string) =>
  `The wallet of ${company} has ${sum} that you paid and did not spend. Ask us within ${months} months and we refund it. Keep your last receipt: once the account is deleted, we find your payment by its number.`

/** What the contact form begins with. */
export const moneyLeftMessage = ({ sum }: MoneyLeft, company: string) =>
  `Please refund the ${sum} left in the wallet of ${company}.`
