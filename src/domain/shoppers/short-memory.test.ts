import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createShortMemory } from './short-memory.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const clock = { now: () => new Date() }

test('[ACC-05] parallel readers share one question, and failures are not remembered', async () => {
  const memory = createShortMemory<string>({ lastsMs: 3_000, most: 10 })
  const ask = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue('order')
  await expect(memory.read({ clock }, 'a', ask)).rejects.toThrow('away')
  expect(await Promise.all([1, 2].map(() => memory.read({ clock }, 'a', ask)))).toEqual(['order', 'order'])
  expect(ask).toHaveBeenCalledTimes(2)
})

test('[ACC-06] what was remembered is gone after its time, whatever the clock says', async () => {
  const memory = createShortMemory<string>({ lastsMs: 3_000, most: 10 })
  const stopped = { now: () => new Date(0) }
  const ask = vi.fn<() => Promise<string>>().mockResolvedValue('order')
  await memory.read({ clock: stopped }, 'a', ask)
  await vi.advanceTimersByTimeAsync(2_999)
  await memory.read({ clock: stopped }, 'a', ask)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  await memory.read({ clock: stopped }, 'a', ask)
  expect(ask).toHaveBeenCalledTimes(2)
})
