import { expect, expectTypeOf, test } from 'vitest'
import { type ShopperCallName, shopperCalls } from './account/calls.ts'
import { shopperEndpoints } from './account/endpoints.ts'
import { type CallName, calls } from './calls.ts'
import { type EndpointName, endpoints } from './endpoints.ts'

const addressesOf = (described: Record<string, { method: string; path: string }>) =>
  Object.fromEntries(Object.entries(described).map(([name, { method, path }]) => [name, { method, path }]))

test('every call has one endpoint of the same name, method and path', () => {
  expectTypeOf<EndpointName>().toEqualTypeOf<CallName>()
  expect(addressesOf(endpoints)).toEqual(calls)
  expectTypeOf<keyof typeof shopperEndpoints>().toEqualTypeOf<ShopperCallName>()
  expect(addressesOf(shopperEndpoints)).toEqual(shopperCalls)
})

test('no two calls share method and path', () => {
  const addresses = [...Object.values(calls), ...Object.values(shopperCalls)].map(
    ({ method, path }) => `${method} ${path}`,
  )
  expect(new Set(addresses).size).toBe(addresses.length)
})
