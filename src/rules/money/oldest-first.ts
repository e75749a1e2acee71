/**
 * Which part of what was spent came out of which money, where the oldest is spent first. `before` was spent earlier,
 * `spent` since then; the answer is the sum of `spent` by way. What no money covers has no way.
 */
export function spentByWay<Way extends string>(
  money: readonly { method: Way; amount: number }[],
  before: number,
  spent: number,
): Map<Way, number> {
  const byWay = new Map<Way, number>()
  let start = 0
  for (const { method, amount } of money) {
    const end = start + amount
    const part = Math.min(end, before + spent) - Math.max(start, before)
    if (part > 0) byWay.set(method, (byWay.get(method) ?? 0) + part)
    start = end
  }
  return byWay
}
