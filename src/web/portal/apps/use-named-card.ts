import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** An address that names one card (`#module-crm`) leads to its button, also from another page of the portal. */
export function useNamedCard(): void {
  const location = useLocation()
  useEffect(() => {
    const { hash } = location
    if (!hash.startsWith('#module-')) return undefined
    // After the frame, which gives the focus to every new page.
    const frame = requestAnimationFrame(() => {
      const card = document.getElementById(hash.slice(1))
      card?.scrollIntoView({ block: 'center' })
      card?.querySelector<HTMLElement>('.button')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [location])
}
