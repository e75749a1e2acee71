import { type AnchorHTMLAttributes, type MouseEvent, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { useDemoPlace } from '../use-demo.ts'

interface ScreenLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'onClick' | 'style' | 'target'
> {
  /** From `href()` of `useDemo`. */
  to: string
}

/**
 * A way to another screen. The router's own link is drawn again with every change of the address; the account and the
 * messages beside it have dozens, and where they lead has not changed.
 */
export function ScreenLink({ to, children, ...rest }: ScreenLinkProps) {
  const { open } = useDemoPlace()
  const [isNear, setNear] = useState(false)
  const come = () => setNear(true)
  const leave = () => setNear(false)
  const follow = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    open(to)
  }
  return (
    <>
      <a
        {...rest}
        href={to}
        // By this the router learns of the address ahead, as it does of its own links.
        data-discover="true"
        onClick={follow}
        onPointerEnter={come}
        onPointerLeave={leave}
        onFocus={come}
        onBlur={leave}
      >
        {children}
      </a>
      {isNear && <PrefetchPageLinks page={to} />}
    </>
  )
}

/** Not into a new tab, and not to be kept. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
