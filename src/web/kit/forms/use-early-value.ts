import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * For controlled fields that the server has drawn: hands over what was typed before the script ran. React leaves it in
 * the field but does not know it.
 */
export function useEarlyValue(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  drawn: string,
  onEarly: (value: string) => void,
): void {
  const take = useEffectEvent(() => {
    if (field.current && field.current.value !== drawn) onEarly(field.current.value)
  })
  useEffect(() => take(), [])
}
