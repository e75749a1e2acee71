import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '#web/kit/foundations/icon.tsx'
import { Mark } from '#web/kit/foundations/mark.tsx'
import './button.css'

interface ButtonLook {
  /** `inverse` is canary, for solid blue grounds and for the dark story. */
  variant?: 'primary' | 'secondary' | 'inverse'
  /** 48, 54 and 58 px high: in cards, in running pages, in forms. */
  size?: 'small' | 'medium' | 'large'
  /** Fills its column. Below 768 px every button does. */
  wide?: boolean
  icon?: IconName
}

type ButtonLinkProps = ButtonLook & { children: ReactNode } & (
    | {
        /** A page of the same frame, portal or admin: the router changes it. */
        to: string
      }
    | {
        /** Anything else: the browser loads it. */
        href: string
        /** Opens in a new tab and carries the diagonal arrow. */
        external?: boolean
      }
  )

export function ButtonLink({ variant, size, wide, icon, children, ...target }: ButtonLinkProps) {
  const look = dress({ variant, size, wide })
  const label = <span className="button-label">{children}</span>
  if ('to' in target) {
    return (
      <Link to={target.to} {...look}>
        {label}
        <Stub icon={icon ?? 'arrow'} />
      </Link>
    )
  }
  const { href, external = false } = target
  const newTab = external ? { target: '_blank', rel: 'noopener' } : undefined
  return (
    <a href={href} {...newTab} {...look}>
      {label}
      {external && <span className="visually-hidden"> (new tab)</span>}
      <Stub icon={icon ?? (external ? 'out' : 'arrow')} />
    </a>
  )
}

type ButtonProps = ButtonLook & { busy?: boolean } & Omit<ComponentProps<'button'>, 'className' | 'style'>

/** While busy it keeps the focus and its place in the tab order, but does nothing. */
export function Button({
  variant,
  size,
  wide,
  icon = 'arrow',
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
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
      <span className="button-label">{children}</span>
      <Stub icon={icon} busy={busy} />
    </button>
  )
}

function dress({ variant = 'primary', size = 'medium', wide }: ButtonLook) {
  return { className: 'button', 'data-variant': variant, 'data-size': size, 'data-wide': wide || undefined }
}

function Stub({ icon, busy = false }: { icon: IconName; busy?: boolean }) {
  return <span className="button-stub">{busy ? <Mark running /> : <Icon name={icon} />}</span>
}
