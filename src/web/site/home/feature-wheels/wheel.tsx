import type { ReactNode } from 'react'
import type { Channel, Part } from './copy.ts'
import type { Drawing } from './drawings.ts'
import { round } from '#web/kit/drawings/geometry.ts'
import { arc, sector } from './sector.ts'

/** A printed disc round its own centre: spokes, a scale on the rim, and one name between two spokes. */
function Disc({
  drawing,
  parts,
  start,
  inner,
  children,
}: {
  drawing: Drawing
  parts: readonly Part[]
  start: number
  inner: number
  children?: ReactNode
}) {
  const { wheel } = drawing
  const step = 360 / parts.length
  const rim = wheel - 15
  return (
    <>
      {children}
      <g className="wheels-scale" transform={`rotate(${round(start - step / 2)})`}>
        <circle r={wheel} />
        <circle r={rim} />
        <Strokes count={parts.length} from={inner} to={rim} width={0.9} />
        <Strokes count={parts.length} from={rim} to={wheel} width={1.6} />
        <Strokes count={parts.length * 5} from={wheel - 7} to={wheel} width={1} />
      </g>
      {parts.map(({ name, short = name }, index) => {
        const angle = (start + index * step) % 360
        const upsideDown = angle > 90 && angle < 270
        return (
          <text
            key={name}
            className="wheels-label"
            transform={`rotate(${round(upsideDown ? angle - 180 : angle)})`}
            x={upsideDown ? -rim + 7 : rim - 7}
            textAnchor={upsideDown ? undefined : 'end'}
          >
            {short}
          </text>
        )
      })}
    </>
  )
}

/** Radial strokes at equal angles, drawn as the dashes of one thick circle. */
function Strokes({ count, from, to, width }: { count: number; from: number; to: number; width: number }) {
  const radius = (from + to) / 2
  const dash = round((width * count) / (2 * Math.PI * radius), 4)
  return (
    <circle
      r={radius}
      pathLength={count}
      strokeWidth={to - from}
      strokeDasharray={`${dash} ${round(1 - dash, 4)}`}
      strokeDashoffset={dash / 2}
    />
  )
}

export function CustomerWheel({ drawing, parts }: { drawing: Drawing; parts: readonly Part[] }) {
  return (
    <Disc drawing={drawing} parts={parts} start={drawing.pointerA} inner={drawing.hub + 9}>
      <circle className="wheels-disc" r={drawing.wheel} />
    </Disc>
  )
}

/** Its sectors are the three copies of the house: white for e-mail, canary for WhatsApp, pink for SMS. */
export function ChannelWheel({ drawing, channels }: { drawing: Drawing; channels: readonly Channel[] }) {
  const parts = channels.flatMap(({ uses }) => uses)
  const step = 360 / parts.length
  const band = { from: drawing.hub + 5, to: drawing.hub + drawing.channel + 10 }
  const sectors = channels.map((channel, index) => {
    const before = channels.slice(0, index).flatMap(({ uses }) => uses).length
    const from = drawing.pointerB + step * (before - 0.5)
    const to = from + step * channel.uses.length
    return { ...channel, from, to, id: `wheels-${drawing.key}-${channel.surface}` }
  })
  return (
    <Disc drawing={drawing} parts={parts} start={drawing.pointerB} inner={band.to}>
      {sectors.map(({ name, surface, from, to, id }) => (
        <g key={name} data-channel={surface}>
          <path className="wheels-disc" d={sector(0, drawing.wheel, from, to)} />
          <path className="wheels-band" d={sector(band.from, band.to, from + 1, to - 1)} />
          <path id={id} fill="none" d={baseline((band.from + band.to) / 2, drawing.channel, from, to)} />
          <text className="wheels-channel" textAnchor="middle" fontSize={drawing.channel}>
            <textPath href={`#${id}`} startOffset="50%">
              {name}
            </textPath>
          </text>
        </g>
      ))}
    </Disc>
  )
}

/** Lettering on a ring reads the right way up: over the top clockwise, under the bottom the other way. */
function baseline(radius: number, size: number, from: number, to: number) {
  const bottom = Math.sin(((from + to) * Math.PI) / 360) > 0
  return bottom ? arc(radius + size * 0.36, to, from) : arc(radius - size * 0.36, from, to)
}
