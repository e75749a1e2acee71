import { reviewWords as words } from '#content/live-demo/belongings.ts'

/** Five points on a line, so many of them inked; said as a number. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span className="account-stars">
      <span aria-hidden="true">{'★'.repeat(stars) + '☆'.repeat(5 - stars)}</span>
      <span className="visually-hidden">{words.starsOf(stars)}</span>
    </span>
  )
}
