import { ButtonLink } from '#web/kit/forms/button.tsx'
import type { ThemeCard as ThemeCardCopy } from '#content/site/themes.ts'
import { AccountLook } from './account-look.tsx'
import './theme-card.css'

interface ThemeCardProps {
  card: ThemeCardCopy
  action: (title: string) => string
}

const surfaces = { elite: 'white', armani: 'blue', 'e-commerce': 'canary' } as const

export function ThemeCard({ card, action }: ThemeCardProps) {
  return (
    <article id={card.id} className="theme-card">
      <div className="theme-card-picture" data-surface={surfaces[card.id]}>
        <AccountLook look={card.id} label={card.picture} />
      </div>
      <div className="theme-card-text">
        <h2>{card.title}</h2>
        <p className="lead">{card.description}</p>
        <p>{card.suits}</p>
        <ButtonLink href={card.demo} external>
          {action(card.title)}
        </ButtonLink>
      </div>
    </article>
  )
}
