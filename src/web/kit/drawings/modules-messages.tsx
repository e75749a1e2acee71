import { Drawing, ink } from './drawing.tsx'
import { range } from './geometry.ts'

/** Airmail: striped along both edges, all leaning one way, and sealed with the mark. */
export function Envelope() {
  const stripes = [
    ...range(12).map((index) => `M${34 + index * 15} 32h8l-6 9h-8z`),
    ...range(12).map((index) => `M${40 + index * 15} 137h8l-6 9h-8z`),
  ]
  return (
    <Drawing>
      <path d="M26 32H214V146H26Z" fill={ink.stock} strokeWidth="2.4" />
      {stripes.map((stripe, index) => (
        <path key={stripe} d={stripe} fill={index % 2 ? ink.spot : ink.line} stroke="none" />
      ))}
      <path d="M26 137L94 88M214 137L146 88" strokeWidth="1.6" />
      <path d="M26 41L120 108L214 41" strokeWidth="2.4" />
      <circle cx="120" cy="105" r="16" fill={ink.spot} stroke="none" />
      <path
        d="M112 105a4 4 0 0 1 8 0a4 4 0 0 0 8 0a4 4 0 0 0-8 0a4 4 0 0 1-8 0"
        stroke={ink.stock}
        strokeWidth="1.6"
      />
    </Drawing>
  )
}

/** A question and its answer, with the two ticks that say it was read. */
export function Bubbles() {
  return (
    <Drawing>
      <path d="M24 28H152V92H68L46 112V92H24Z" fill={ink.stock} strokeWidth="2.4" />
      <path d="M40 48H122M40 64H84" strokeWidth="4" />
      <path d="M86 72H216V138H198V158L176 138H86Z" fill={ink.spot} strokeWidth="2.4" />
      <g stroke={ink.stock}>
        <path d="M102 94H194M102 110H156" strokeWidth="4" />
        <path d="M172 122l6 6 11-13M184 126l2 2 11-13" strokeWidth="2.4" />
      </g>
    </Drawing>
  )
}

/** Answers while nobody is at the desk: a bubble with ears, typing. */
export function Chatbot() {
  return (
    <Drawing>
      <path d="M120 46V26" strokeWidth="3" />
      <circle cx="120" cy="18" r="8" fill={ink.line} stroke="none" />
      <path d="M40 72v32M200 72v32" strokeWidth="8" />
      <path d="M54 46H186V130H112L88 156V130H54Z" fill={ink.spot} strokeWidth="2.4" />
      <g fill={ink.stock} stroke="none">
        <circle cx="92" cy="78" r="12" />
        <circle cx="148" cy="78" r="12" />
        <path d="M98 104h9v9h-9zM115.5 104h9v9h-9zM133 104h9v9h-9z" />
      </g>
      <circle cx="95" cy="78" r="4.5" fill={ink.line} stroke="none" />
      <circle cx="151" cy="78" r="4.5" fill={ink.line} stroke="none" />
    </Drawing>
  )
}

/** A drawer of index cards, tabs in step, one of them pulled out: a page per customer. */
export function CardIndex() {
  return (
    <Drawing>
      {range(4)
        .map((card) => {
          const [y, tab] = [62 - card * 13, 40 + (3 - card) * 42]
          return { y, tab, card }
        })
        .toReversed()
        .map(({ y, tab, card }) => (
          <path
            key={card}
            d={`M24 ${y + 12}H${tab}V${y}H${tab + 34}V${y + 12}H216V150H24Z`}
            fill={card === 0 ? ink.spot : ink.stock}
          />
        ))}
      <g stroke={ink.stock}>
        <circle cx="54" cy="104" r="15" fill={ink.stock} stroke="none" />
        <path d="M84 96H160M84 110H132" strokeWidth="5" />
        <path d="M40 132H200M40 142H200" strokeWidth="1.4" />
      </g>
      <path d="M14 124H226V164H14Z" fill={ink.stock} />
      <path d="M92 134h56v14H92z" />
      <path d="M112 156h16" strokeWidth="5" />
    </Drawing>
  )
}
