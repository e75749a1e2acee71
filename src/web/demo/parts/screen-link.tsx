import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useDemoPlace } from '../frame/use-demo.ts'

interface ScreenLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'onClick' | 'style' | 'target'
> {
  /** From `href()` of `useDemo`. */
  to: string
}

/** A way to another screen, which is drawn ahead when a hand comes near. */
export function ScreenLink({ to, children, ...rest }: ScreenLinkProps) {
  const { address } = useDemoPlace()
  const comeNear = () => address.comeNear(to)
  const follow = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    address.open(to)
  }
  return (
    <a {...rest} href={to} onClick={follow} onPointerEnter={comeNear} onFocus={comeNear}>
      {children}
    </a>
  )
}

/** Not into a new tab, and not to be kept. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
