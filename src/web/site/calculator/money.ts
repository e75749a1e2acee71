import { createContext, useContext } from 'react'
import type { Currency } from '#rules/commission/settings.ts'
import { groupingFor } from '#rules/money/grouping.ts'
import { upToTenths } from './figures.ts'

/** How money is written in one currency. It is rounded here and nowhere before. */
interface Money {
  sign: string
  whole: (value: number) => string
  cents: (value: number) => string
  /** Short enough for an axis: $10k. */
  axis: (value: number) => string
}

function moneyIn(currency: Currency): Money {
  const written = (fractionDigits: number) => {
    const format = new Intl.NumberFormat(groupingFor(currency, 'en-US'), {
      style: 'currency',
      currency,
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    })
    return (value: number) => format.format(value)
  }
  const whole = written(0)
  const sign = whole(0).replace('0', '')
  return { sign, whole, cents: written(2), axis: (value) => sign + shortened(value) }
}

const steps = [
  [1e9, 'b'],
  [1e6, 'm'],
  [1e3, 'k'],
] as const

function shortened(value: number): string {
  const [size, letter] = steps.find(([from]) => value >= from) ?? [1, '']
  return upToTenths(value / size) + letter
}

/** Created once, because formatters are expensive to create. */
export const monies: Readonly<Record<Currency, Money>> = {
  USD: moneyIn('USD'),
  EUR: moneyIn('EUR'),
  GBP: moneyIn('GBP'),
  INR: moneyIn('INR'),
}

export const MoneyContext = createContext(monies.USD)

export const useMoney = () => useContext(MoneyContext)
