import { useState } from 'react'

/** The value, and while there is none the one before it: the words of a dialog stay while it fades. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
