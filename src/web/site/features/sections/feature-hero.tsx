import type { ReactNode } from 'react'
import type { InfoRow } from '#content/site/features/types.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { LinkedWords } from '#web/site/parts/linked-text.tsx'
import type { FeatureLook } from './looks.ts'
import './feature-hero.css'

interface FeatureHeroProps {
  heading: string
  description: string
  info: readonly InfoRow[]
  install: { label: string; href: string }
  look: Pick<FeatureLook, 'hero' | 'surface'>
  /** The product's own screen or the page's own drawing. */
  children: ReactNode
}

/** What it is, in a line; what it is made of, as a form; and the thing itself at real size. */
export function FeatureHero({ heading, description, info, install, look, children }: FeatureHeroProps) {
  const printed = look.hero === 'bleed' || look.hero === 'ticket'
  // In the order in which it stands on a small screen: a page that is painted while it still comes in must not push
  // down what somebody reads already.
  const isBetween = look.hero === 'ticket'
  const plate = (
    <div className="feature-hero-plate" data-surface={printed ? undefined : look.surface}>
      {children}
    </div>
  )
  return (
    <header
      className="feature-hero"
      data-layout={look.hero}
      data-surface={printed ? look.surface : undefined}
    >
      <div className="feature-hero-inner">
        <h1>{heading}</h1>
        {isBetween && plate}
        <div className="feature-hero-form">
          <p className="feature-hero-text">{description}</p>
          <KeyValueList
            rows={info.map(({ label, value, href }) => ({
              term: label,
              value: href ? <NewTab href={href}>{value}</NewTab> : <LinkedWords text={value} />,
            }))}
          />
          <span
            className="feature-hero-install"
            data-event="install_through_product_page"
            data-event-category="Outbound Link"
          >
            <ButtonLink
              href={install.href}
              external
              variant={look.hero === 'bleed' && look.surface === 'blue' ? 'inverse' : 'primary'}
            >
              {install.label}
            </ButtonLink>
          </span>
        </div>
      </div>
      {!isBetween && plate}
    </header>
  )
}

function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <a className="feature-hero-link" href={href} target="_blank" rel="noopener">
      {children}
      <Icon name="out" size={16} />
    </a>
  )
}
