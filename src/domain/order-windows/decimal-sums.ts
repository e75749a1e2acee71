/** Sums as Shopify writes them, such as `1290.00` or `-3.5`, compared and subtracted without rounding. */

const places = (sum: string) => (sum.split('.')[1] ?? '').length

function unitsOf(sum: string, digits: number): bigint {
  const [, sign = '', whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(sum) ?? []
  const units = BigInt(whole + part.padEnd(digits, '0'))
  return sign ? -units : units
}

function written(units: bigint, digits: number): string {
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  const part = digits > 0 ? `.${text.slice(text.length - digits)}` : ''
  return `${units < 0n ? '-' : ''}${whole}${part}`
}

export function minus(a: string, b: string): string {
  const digits = Math.max(places(a), places(b))
  return written(unitsOf(a, digits) - unitsOf(b, digits), digits)
}

export const negative = (sum: string) => minus(minus(sum, sum), sum)

export const plus = (a: string, b: string) => minus(a, negative(b))

/** Below, at or above zero: -1, 0 or 1. */
export function signOf(sum: string): -1 | 0 | 1 {
  const units = unitsOf(sum, places(sum))
  if (units === 0n) return 0
  return units < 0n ? -1 : 1
}

export const smaller = (a: string, b: string) => (signOf(minus(a, b)) < 0 ? a : b)
