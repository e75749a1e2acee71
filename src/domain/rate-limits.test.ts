import { expect, test } from 'vitest'
import { networkOf } from './rate-limits.server.ts'

test('addresses of one IPv6 network count as one visitor', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1:2')
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0')
  expect(networkOf('::1')).toBe('0:0:0:0')
})

test('[DOOR-09] a network has one name, however its address is written, and belongs to a wider one', () => {
  expect(networkOf('2001:0DB8:0001:0002::9')).toBe('2001:db8:1:2')
  expect(networkOf('2001:db8:1:2::9', 3)).toBe('2001:db8:1')
})
