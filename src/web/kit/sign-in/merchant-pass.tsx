import { brand } from '#content/shared/brand.ts'
import { signIn } from '#content/shared/sign-in/sign-in.ts'
import { SidePicture } from '#web/kit/print/side-picture.tsx'
import { Barcode } from '#web/kit/drawings/barcode.tsx'
import { Logo } from '#web/kit/foundations/mark.tsx'
import { RubberStamp } from '#web/kit/print/rubber-stamp.tsx'
import './merchant-pass.css'

export interface PassText {
  name?: string
  email?: string
  /** The line that is being typed in just now. */
  printing?: 'name' | 'email'
  /** After signing in: the pass is drawn torn off and stamped. */
  admitted?: boolean
  /** What the pass is called and where it leads, where it is not a merchant's. */
  title?: string
  place?: string
}

const { pass } = signIn
/** What fits on the name's line in large letters. */
const longName = 22

/** The side picture of the sign-in page: a pass that prints what is typed. Large screens only. */
export function MerchantPass({
  name = '',
  email = '',
  printing,
  admitted,
  title = pass.title,
  place = pass.place,
}: PassText) {
  return (
    <SidePicture>
      <div className="merchant-pass stays-paper" data-admitted={admitted || undefined}>
        <div className="merchant-pass-sheet">
          <p className="merchant-pass-head">
            <Logo name={brand.name} />
            <span>{title}</span>
          </p>
          <dl>
            <div data-row="name">
              <dt>{pass.name}</dt>
              <dd
                data-long={name.length > longName || undefined}
                data-printing={printing === 'name' || undefined}
              >
                {name}
              </dd>
            </div>
            <div>
              <dt>{pass.email}</dt>
              <dd data-printing={printing === 'email' || undefined}>{email}</dd>
            </div>
            <div>
              <dt>{pass.admits}</dt>
              <dd>{place}</dd>
            </div>
          </dl>
          {admitted && (
            <RubberStamp className="merchant-pass-stamp" struck>
              {pass.stamp}
            </RubberStamp>
          )}
        </div>
        <div className="merchant-pass-stub">
          <b>{pass.figure}</b>
          <span>{pass.unit}</span>
          <Barcode value={brand.name.toUpperCase()} />
        </div>
      </div>
    </SidePicture>
  )
}
