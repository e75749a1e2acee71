import type { Slide, SlideOf } from '#content/site/decks/deck.ts'
import { publicOrigin } from '#content/shared/public-origin.ts'
import { themes } from '#content/site/themes.ts'
import { Guilloche } from '#web/kit/drawings/guilloche.tsx'
import { Mark } from '#web/kit/foundations/mark.tsx'
import { Receipt } from '#web/kit/print/receipt.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { LoyaltyScreen } from '../mock-ups/loyalty-screen.tsx'
import { ReturnsScreen } from '../mock-ups/returns-screen.tsx'
import { AccountLook } from '../themes/account-look.tsx'
import { LooksTable } from '../themes/looks-table.tsx'
import './slide-face.css'
import './slide-kinds.css'
import './slide-narrow.css'

interface SlideFaceProps {
  slide: Slide
  titleId: string
  isFirst: boolean
}

/** What is printed on a slide, by its kind. */
export function SlideFace({ slide, titleId, isFirst }: SlideFaceProps) {
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <>
      <Title id={titleId} className="slide-title" tabIndex={-1}>
        {slide.title}
      </Title>
      <SlideBody slide={slide} />
    </>
  )
}

function SlideBody({ slide }: { slide: Slide }) {
  switch (slide.kind) {
    case 'cover':
      return <Cover slide={slide} />
    case 'theme':
      return <Theme slide={slide} />
    case 'try':
      return <Try slide={slide} />
    case 'table':
      return <Table slide={slide} />
    case 'rows':
      return <RowsWithFigure slide={slide} />
    case 'screen':
      return <Screen slide={slide} />
    case 'steps':
      return <Steps slide={slide} />
    case 'price':
      return <Price slide={slide} />
    case 'end':
      return <End slide={slide} />
  }
}

function Cover({ slide }: { slide: SlideOf<'cover'> }) {
  return (
    <>
      <div className="slide-cover-braid">
        <Guilloche weave="open" />
      </div>
      <p className="slide-lead">{slide.lead}</p>
      <p className="slide-by typed">{slide.by}</p>
    </>
  )
}

function Theme({ slide: { theme } }: { slide: SlideOf<'theme'> }) {
  return (
    <>
      <p className="slide-lead">{theme.description}</p>
      <p className="slide-text">{theme.suits}</p>
      <div className="slide-phone">
        <AccountLook look={theme.id} label={theme.picture} />
      </div>
    </>
  )
}

/** Live: three radio buttons and a telephone, worked by style alone. */
function Try({ slide }: { slide: SlideOf<'try'> }) {
  return (
    <>
      <p className="slide-lead">{slide.text}</p>
      <p className="slide-run">
        {themes.cards.map(({ id, title, demo }) => (
          <span key={id} data-look={id}>
            <ButtonLink href={demo} size="large" external>
              {slide.open(title)}
            </ButtonLink>
            <span className="slide-address typed">{publicOrigin() + demo}</span>
          </span>
        ))}
      </p>
      <fieldset className="slide-coats">
        <legend>{slide.choose}</legend>
        <div>
          {themes.cards.map(({ id, title, description }, index) => (
            <label key={id}>
              <input type="radio" name="coat" value={id} defaultChecked={index === 0} />
              <b>{title}</b> {description}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="slide-phone slide-wardrobe">
        {themes.cards.map(({ id, picture }) => (
          <AccountLook key={id} look={id} label={picture} />
        ))}
      </div>
    </>
  )
}

function Table({ slide: { columns, rows, all, functions } }: { slide: SlideOf<'table'> }) {
  return (
    <>
      <LooksTable className="slide-table" columns={columns} rows={rows} />
      <div className="slide-same">
        <h3>{all}</h3>
        <ul>
          {functions.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </>
  )
}

function Rows({ rows }: { rows: SlideOf<'rows'>['rows'] }) {
  return (
    <dl className="slide-rows">
      {rows.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function RowsWithFigure({ slide: { lead, rows, figure } }: { slide: SlideOf<'rows'> }) {
  return (
    <>
      <p className="slide-lead">{lead}</p>
      {figure && (
        <p className="slide-figure">
          <b>
            <a href={figure.href}>{figure.value}</a>
          </b>{' '}
          {figure.text}
        </p>
      )}
      <Rows rows={rows} />
    </>
  )
}

const screens = { loyalty: LoyaltyScreen, returns: ReturnsScreen }

function Screen({ slide: { screen, lead, rows } }: { slide: SlideOf<'screen'> }) {
  const Shown = screens[screen]
  return (
    <>
      <p className="slide-lead">{lead}</p>
      <Rows rows={rows} />
      <div className="slide-phone stays-paper">
        <Shown />
      </div>
    </>
  )
}

function Steps({ slide: { steps } }: { slide: SlideOf<'steps'> }) {
  return (
    <ol className="slide-steps">
      {steps.map(({ period, title, text }) => (
        <li key={title}>
          <span className="typed">{period}</span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

function Price({ slide: { amount, source, period, text, lines, till } }: { slide: SlideOf<'price'> }) {
  return (
    <>
      <p className="slide-amount">
        <b>
          <a href={source}>{amount}</a>
        </b>{' '}
        {period}
      </p>
      <p className="slide-lead">{text}</p>
      <div className="slide-receipt">
        <Receipt
          head={<b>{till}</b>}
          lines={lines.map((line) => ({ name: line.term, amount: line.text }))}
          total={{ label: period, amount: `${amount}.00` }}
        />
      </div>
    </>
  )
}

function End({ slide: { text, action, second } }: { slide: SlideOf<'end'> }) {
  return (
    <>
      <div className="slide-end-mark">
        <Mark />
      </div>
      <p className="slide-lead">{text}</p>
      <div className="slide-actions">
        <ButtonLink href={action.href} variant="inverse" size="large">
          {action.label}
        </ButtonLink>
        <a className="text-link" href={second.href}>
          {second.label}
        </a>
      </div>
    </>
  )
}
