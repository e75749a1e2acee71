import { useState } from 'react'

/** The value, or the last one there was: what a dialog says while it fades out. */
export function useLastValue<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
