import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '#web/kit/foundations/icon.tsx'
import { Mark } from '#web/kit/foundations/mark.tsx'
import './button.css'

interface TicketLook {
  /** `inverse` is canary, for solid blue grounds and for the dark story. */
  variant?: 'primary' | 'secondary' | 'inverse'
  /** 48, 54 and 58 px high: in cards, in running pages, in forms. */
  size?: 'small' | 'medium' | 'large'
  /** Fills its column. Below 768 px every ticket does. */
  wide?: boolean
  icon?: IconName
}

interface TicketLinkProps extends TicketLook {
  href: string
  /** Opens in a new tab and carries the diagonal arrow. */
  external?: boolean
  children: ReactNode
}

export function TicketLink({ href, external = false, icon, children, ...look }: TicketLinkProps) {
  const newTab = external ? { target: '_blank', rel: 'noopener' } : undefined
  return (
    <a href={href} {...newTab} {...dress(look)}>
      <span className="ticket-label">{children}</span>
      {external && <span className="visually-hidden"> (new tab)</span>}
      <Stub icon={icon ?? (external ? 'out' : 'arrow')} />
    </a>
  )
}

type TicketButtonProps = TicketLook & { busy?: boolean } & Omit<
    ComponentProps<'button'>,
    'className' | 'style'
  >

/** While busy it keeps the focus and its place in the tab order, but does nothing. */
export function TicketButton({
  variant,
  size,
  wide,
  icon = 'arrow',
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: TicketButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type is a prop with a safe default
      type={type}
      {...dress({ variant, size, wide })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className="ticket-label">{children}</span>
      <Stub icon={icon} busy={busy} />
    </button>
  )
}

function dress({ variant = 'primary', size = 'medium', wide }: TicketLook) {
  return { className: 'ticket', 'data-variant': variant, 'data-size': size, 'data-wide': wide || undefined }
}

function Stub({ icon, busy = false }: { icon: IconName; busy?: boolean }) {
  return <span className="ticket-stub">{busy ? <Mark running /> : <Icon name={icon} />}</span>
}
