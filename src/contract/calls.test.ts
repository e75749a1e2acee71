import { expect, expectTypeOf, test } from 'vitest'
import { type CallName, calls } from './calls.ts'
import { type EndpointName, endpoints } from './endpoints.ts'

test('every call has one endpoint of the same name, method and path', () => {
  expectTypeOf<EndpointName>().toEqualTypeOf<CallName>()
  const described = Object.entries(endpoints).map(([name, { method, path }]) => [name, { method, path }])
  expect(Object.fromEntries(described)).toEqual(calls)
})

test('no two calls share method and path', () => {
  const addresses = Object.values(calls).map(({ method, path }) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})
