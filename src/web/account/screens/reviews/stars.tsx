import { reviewCopy as copy } from '#content/account/account.ts'
import { starOutline } from '#web/account/parts/star.ts'

const places = [0, 1, 2, 3, 4]

export function Stars({ stars }: { stars: number }) {
  return (
    <span className="account-stars">
      <svg viewBox="0 0 100 20" aria-hidden="true">
        {places.map((place) => (
          <path
            key={place}
            d={starOutline}
            transform={`translate(${place * 20})`}
            data-inked={place < stars || undefined}
          />
        ))}
      </svg>
      <span className="visually-hidden">{copy.starsOf(stars)}</span>
    </span>
  )
}
