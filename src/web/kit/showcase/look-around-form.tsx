import type { ReactNode } from 'react'
import type { ShowcasePlace } from '#contract/showcase/places.ts'
import { pages } from '#content/shared/pages.ts'

interface LookAroundFormProps {
  /** The page that it stands on, to which leaving leads back. */
  from: ShowcasePlace
  /** Of documents: the server takes the form away where no demo store is configured. */
  mark?: string
  /** The button. */
  children: ReactNode
}

/** Opens the demo store. A plain form, so that it works before and without script. */
export function LookAroundForm({ from, mark, children }: LookAroundFormProps) {
  return (
    <form method="post" action={pages.lookAround.path} data-showcase={mark}>
      <input type="hidden" name="from" value={from} />
      {children}
    </form>
  )
}
