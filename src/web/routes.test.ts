import { expect, test } from 'vitest'
import routes from './routes.ts'

const all = [...routes].flatMap((route) => [route, ...(route.children ?? [])])

/** The screens below an address: path and file. */
function screensBelow(path: string): Map<string, string> {
  const parent = all.find((route) => route.path === path)
  return new Map(parent?.children?.map((screen) => [screen.path ?? '', screen.file]))
}

test('[ACC-08] every screen of a real store’s account is the demo’s own, at the same place', () => {
  const demo = screensBelow('demo/:theme')
  const account = screensBelow('account')
  const ways = ['sign-in', 'sign-in/shopify', 'link', 'unsubscribe']
  // Decision 64: at a real store Shopify calculates what a change costs.
  expect(account.delete('orders/:number/edit')).toBe(true)
  for (const way of ways) expect([way, account.delete(way)]).toEqual([way, true])
  expect(account.size).toBeGreaterThan(6)
  for (const [path, file] of account) expect([path, file]).toEqual([path, demo.get(path)])
})
