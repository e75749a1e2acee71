import { inject, type TestContext } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether faults last as long as in life, or as short as the suite can bear. */
    faults: 'short' | 'full'
  }
  interface TaskMeta {
    figure?: string
  }
}

export const isFull = inject('faults') === 'full'

/** Rounds, seconds or clients: as many as were asked for, or as many as the short form can bear. */
export const inFull = (full: number, short: number) => (isFull ? full : short)

/** A time that must hold on a quiet machine; the short form runs beside other tests and only wants an end. */
export const mostMs = (ms: number) => inFull(ms, 20_000)

/** What the test measured, in one line; `npm run test:faults` prints it. */
export function figure({ task }: Pick<TestContext, 'task'>, text: string): void {
  task.meta.figure = text
}

/** The value that 99 of 100 stay below. */
export function p99(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0
}
