import type { ReactNode } from 'react'
import { Icon } from '#web/kit/foundations/icon.tsx'
import './accordion.css'

export interface AccordionItem {
  id: string
  question: string
  answer: ReactNode
}

interface AccordionProps {
  /** Items of one name close one another; without it several may be open. */
  name?: string
  items: readonly AccordionItem[]
  /** The item that is open at first. */
  open?: string
}

/**
 * Native details: works without script, opens on find-in-page, and answers to its own address. The id is
 * inside, because a browser opens what hides the target of an address, not the target itself.
 */
export function Accordion({ name, items, open }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map((item) => (
        <details key={item.id} name={name} open={item.id === open} className="accordion-item">
          <summary className="accordion-question">
            <span>{item.question}</span>
            <Icon name="plus" size={24} />
          </summary>
          <div className="accordion-answer" id={item.id}>
            {item.answer}
          </div>
        </details>
      ))}
    </div>
  )
}
