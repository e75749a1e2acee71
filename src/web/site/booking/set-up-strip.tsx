import { scheduleDemo, setUpTitle } from '#content/site/booking.ts'
import type { SetUp } from '#contract/demo/set-up.ts'
import { inksOn } from '#contract/demo/shop-brand.ts'
import { BrandMark } from '#web/kit/print/brand-mark.tsx'
import { brandColours } from '#content/shared/brand-colours.ts'
import './set-up-strip.css'

const { setUp: copy } = scheduleDemo

interface SetUpStripProps {
  setUp: SetUp | undefined
  /** Missing where it is kept with a booking already. */
  onDrop?: () => void
}

/** The account demo with the visitor's brand, which the host opens first. */
export function SetUpStrip({ setUp, onDrop }: SetUpStripProps) {
  if (!setUp) return null
  const { brand, path } = setUp
  return (
    <div className="set-up-strip">
      <span className="set-up-strip-mark stays-paper">
        <BrandMark
          brand={brand}
          fallback={copy.shop}
          inks={brand.colour ? inksOn([brandColours.white], brand.colour) : undefined}
        />
      </span>
      <p>
        <b>{setUpTitle(setUp)}</b>
        <span>{copy.text}</span>
      </p>
      <p className="set-up-strip-acts">
        <a className="text-link" href={path} target="_blank" rel="noopener">
          {copy.open}
          <span className="visually-hidden"> (new tab)</span>
        </a>
        {onDrop && (
          <button type="button" className="text-link" onClick={onDrop}>
            {copy.drop}
          </button>
        )}
      </p>
    </div>
  )
}
