import './tickets.css'

const all = 100

/**
 * A hundred tickets, the spared ones blank. They are spread evenly over the field, each a step of the
 * golden section from the last, so that neither eye nor count finds a heap.
 */
export function TicketField({ spared }: { spared: number }) {
  const blank = new Set<number>()
  for (let step = 1; blank.size < spared; step++) blank.add(Math.floor(((step * 0.618_034) % 1) * all))
  return (
    <div className="ticket-field">
      {Array.from({ length: all }, (_, place) => (
        <i key={place} data-spared={blank.has(place) || undefined} />
      ))}
    </div>
  )
}
