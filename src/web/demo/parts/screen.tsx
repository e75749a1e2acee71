import type { ReactNode } from 'react'
import { type ScreenKind, screenKinds } from '#content/demo/screens.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { useDemoContext } from '../frame/use-demo.ts'
import { ScreenLink } from './screen-link.tsx'

interface ScreenProps {
  title: string
  lead?: string
  /** How this screen gets into a Shopify store. */
  kind: ScreenKind
  /** The screen above this one, such as `orders`. */
  back?: { to: string; label: string }
  children: ReactNode
}

/** The frame of every screen: link to the screen above, heading, and how it gets into a Shopify store. */
export function Screen({ title, lead, kind, back, children }: ScreenProps) {
  const { href } = useDemoContext()
  return (
    <div className="account-screen">
      <header className="account-screen-head">
        {back && (
          <ScreenLink className="account-back" to={href(back.to)}>
            <Icon name="left" size={16} />
            {back.label}
          </ScreenLink>
        )}
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      {children}
      <p className="account-kind">{screenKinds[kind]}</p>
    </div>
  )
}

interface PanelProps {
  title?: string
  /** `tint` is the theme's quiet background, `loud` its strongest one. */
  tone?: 'plain' | 'tint' | 'loud'
  className?: string
  children: ReactNode
}

export function Panel({ title, tone = 'plain', className, children }: PanelProps) {
  return (
    <section className={`account-panel ${className ?? ''}`} data-tone={tone} aria-label={title}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  )
}
