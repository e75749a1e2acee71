import type { ReactNode } from 'react'
import { type ScreenKind, screenKinds } from '#content/account/screens.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import type { AccountPart } from '../account-state.ts'
import { useAccountContext, useAccountPart, usePart } from '../use-account.ts'
import { ScreenLink } from './screen-link.tsx'
import { PartProblem, StaleBanner, WaitingPanel } from './part-states.tsx'

interface ScreenProps {
  title: string
  lead?: string
  /** How this screen gets into a Shopify store. */
  kind: ScreenKind
  /** The screen above this one, such as `orders`. */
  back?: { to: string; label: string }
  /** Without this part of the account there is nothing to show. */
  part?: AccountPart
  children?: ReactNode
}

/** The frame of every screen: link to the screen above, heading, and how it gets into a Shopify store. */
export function Screen({ title, lead, kind, back, part, children }: ScreenProps) {
  const { href, isPicture } = useAccountContext()
  const isPlayed = useAccountPart(({ played }) => played !== undefined)
  const state = usePart(part)
  const Title = isPicture ? 'div' : 'h1'
  return (
    <div className="account-screen">
      <header className="account-screen-head">
        {back && (
          <ScreenLink className="account-back" to={href(back.to)}>
            <Icon name="left" size={16} />
            {back.label}
          </ScreenLink>
        )}
        <Title className="account-title" tabIndex={isPicture ? undefined : -1}>
          {title}
        </Title>
        {lead && !isPicture && <p>{lead}</p>}
      </header>
      {part && state === 'stale' && <StaleBanner part={part} />}
      {state === 'waiting' && <WaitingPanel />}
      {part && typeof state === 'object' && <PartProblem part={part} {...state} />}
      {(state === 'ready' || state === 'stale') && children}
      {isPlayed && !isPicture && <p className="account-kind">{screenKinds[kind]}</p>}
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
  const Title = useAccountContext().isPicture ? 'div' : 'h2'
  return (
    <section className={`account-panel ${className ?? ''}`} data-tone={tone} aria-label={title}>
      {title && <Title className="account-panel-title">{title}</Title>}
      {children}
    </section>
  )
}
