import { useState } from 'react'

/** The value, or the last one: a closing dialog keeps its texts while it fades. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
