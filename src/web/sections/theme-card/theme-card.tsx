import { TicketLink } from '#web/ui/ticket.tsx'
import { type AccountCopy, AccountLook, type Look } from './account-look.tsx'
import './theme-card.css'

interface ThemeCardProps {
  card: { id: Look; title: string; description: string; suits: string; picture: string }
  account: AccountCopy
  action: { label: string; href: string; message: string }
}

const stocks = { elite: 'white', armani: 'blue', 'e-commerce': 'canary' } as const

export function ThemeCard({ card, account, action }: ThemeCardProps) {
  const message = encodeURIComponent(`${action.message} ${card.title}.`)
  return (
    <article id={card.id} className="theme-card">
      <div className="theme-card-picture" data-stock={stocks[card.id]}>
        <AccountLook look={card.id} label={card.picture} account={account} />
      </div>
      <div className="theme-card-words">
        <h2>{card.title}</h2>
        <p className="lead">{card.description}</p>
        <p>{card.suits}</p>
        <TicketLink href={`${action.href}?message=${message}`} variant="secondary">
          {action.label}
          <span className="visually-hidden">: {card.title}</span>
        </TicketLink>
      </div>
    </article>
  )
}
