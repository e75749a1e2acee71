import { useCallback, useEffect, useRef } from 'react'

type Reason = 'pointer' | 'focus'

/** Counts down once. It stands still while anything holds it, and goes on with what was left. */
export function useToastClock(lifetime: number, onEnd: () => void) {
  const left = useRef(lifetime)
  const startedAt = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const holds = useRef(new Set<Reason>())
  const end = useRef(onEnd)

  const stop = useCallback(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    left.current -= performance.now() - startedAt.current
  }, [])

  const start = useCallback(() => {
    startedAt.current = performance.now()
    timer.current = setTimeout(() => end.current(), left.current)
  }, [])

  const hold = useCallback(
    (reason: Reason) => {
      holds.current.add(reason)
      stop()
    },
    [stop],
  )

  const release = useCallback(
    (reason: Reason) => {
      if (holds.current.delete(reason) && holds.current.size === 0) start()
    },
    [start],
  )

  useEffect(() => {
    end.current = onEnd
  }, [onEnd])

  useEffect(() => {
    start()
    return stop
  }, [start, stop])

  return { hold, release }
}
