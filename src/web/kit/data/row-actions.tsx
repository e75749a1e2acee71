import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Icon } from '#web/kit/foundations/icon.tsx'
import './row-actions.css'

export function RowActions({ children }: { children: ReactNode }) {
  return <div className="row-actions">{children}</div>
}

type RowButtonProps = { plain?: boolean } & Omit<ComponentProps<'button'>, 'className' | 'style'>

/** One solid button a row; others are plain. What cannot be done yet is plain text in its place. */
export function RowButton({ plain, type = 'button', disabled, children, ...rest }: RowButtonProps) {
  return (
    // oxlint-disable-next-line react/button-has-type -- the type is a prop with a safe default
    <button
      {...rest}
      className="row-button"
      data-plain={plain || undefined}
      type={type}
      disabled={disabled}
    >
      {children}
      {!disabled && !plain && <Icon name="arrow" size={16} />}
    </button>
  )
}

/** A link that looks like the plain button. */
export function RowLink({ children, ...props }: Omit<LinkProps, 'className' | 'style'>) {
  return (
    <Link {...props} className="row-button" data-plain>
      {children}
    </Link>
  )
}
