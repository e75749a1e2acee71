import { expect, test } from 'vitest'
import { createBreaker, RestingError } from './breaker.ts'

test('a host that failed several times in a row is left alone, then tried again', async () => {
  let time = 0
  let calls = 0
  const breaker = createBreaker({ failures: 3, restMs: 1_000, now: () => time })
  const fail = () => {
    calls += 1
    return Promise.reject(new Error('away'))
  }
  for (let i = 0; i < 3; i += 1) await expect(breaker.run('a', fail)).rejects.toThrow('away')
  await expect(breaker.run('a', fail)).rejects.toBeInstanceOf(RestingError)
  expect(calls).toBe(3)
  expect(await breaker.run('b', () => Promise.resolve('other hosts go on'))).toBe('other hosts go on')
  time = 1_000
  expect(await breaker.run('a', () => Promise.resolve('back'))).toBe('back')
  await expect(breaker.run('a', fail)).rejects.toThrow('away')
})
