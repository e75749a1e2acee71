const inDollars = (fractionDigits: number) => {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  })
  return (value: number) => format.format(value)
}

/** Money is rounded here and nowhere before. */
export const dollars = inDollars(0)
export const cents = inDollars(2)

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const decimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const tenth = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

export const count = (value: number) => whole.format(value)
export const exact = (value: number) => decimal.format(value)
export const upToTenths = (value: number) => tenth.format(value)

/** Per cent that are already a hundredfold: 5 is 5%. */
export const perCent = (value: number) => `${tenth.format(value)}%`

const steps = [
  [1e9, 'b'],
  [1e6, 'm'],
  [1e3, 'k'],
] as const

/** Short enough for an axis: $10k. */
export function axisDollars(value: number): string {
  const [size, letter] = steps.find(([from]) => value >= from) ?? [1, '']
  return `$${tenth.format(value / size)}${letter}`
}
