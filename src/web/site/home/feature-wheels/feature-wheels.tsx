import type { Centre, FeatureWheelsCopy } from './copy.ts'
import { type Drawing, tall, wide } from './drawings.ts'
import { TallNotes, WideLeaders, WideNotes } from './notes.tsx'
import { ChannelWheel, CustomerWheel } from './wheel.tsx'
import './feature-wheels.css'

/**
 * Two paper wheels and one crossed belt. It is drawn twice, lying for wide screens and standing for narrow
 * ones; what it says is written once, in words, for everyone who does not see it.
 */
export function FeatureWheels({ copy }: { copy: FeatureWheelsCopy }) {
  return (
    <figure className="feature-wheels" aria-label={copy.summary} data-rests-offscreen>
      <svg
        className="wheels-wide"
        viewBox="0 0 1360 520"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <WideLeaders />
        <g transform="translate(680 248)">
          <Machine drawing={wide} copy={copy} />
        </g>
        <WideNotes copy={copy} />
      </svg>
      <svg className="wheels-tall" viewBox="0 0 400 914" aria-hidden="true">
        <g transform="translate(200 457)">
          <Machine drawing={tall} copy={copy} />
        </g>
        <TallNotes copy={copy} />
      </svg>
      <div className="visually-hidden">
        <AsText centre={copy.customer}>{copy.customer.parts.map(({ name }) => name)}</AsText>
        <AsText centre={copy.communication}>
          {copy.communication.channels.map(
            ({ name, uses }) => `${name}: ${uses.map((use) => use.name).join(', ')}`,
          )}
        </AsText>
      </div>
    </figure>
  )
}

function AsText({ centre, children }: { centre: Centre; children: string[] }) {
  return (
    <p>
      {centre.name.join(' ')}, {centre.figure} {centre.counted.join(' ')}: {children.join('; ')}.
    </p>
  )
}

/** Everything that turns, with the crossing as the origin. The lying drawing is the standing one, a quarter back. */
function Machine({ drawing, copy }: { drawing: Drawing; copy: FeatureWheelsCopy }) {
  const { belt, beads, beltWidth, distance, key, radius, wheel } = drawing
  const half = distance / 2
  const place = (side: -1 | 1) => `translate(${key === 'wide' ? `${side * half} 0` : `0 ${side * half}`})`
  const upright = key === 'wide' ? undefined : 'rotate(90)'
  const reach = half + radius + drawing.overrun
  const tip = half - wheel + 14
  return (
    <>
      <g transform={upright}>
        <path
          className="wheels-centres"
          d={`M${-reach} 0H${reach}M${-half} ${-radius - 26}V${radius + 26}M${half} ${-radius - 26}V${radius + 26}`}
        />
        <path className="wheels-belt" d={belt.path} strokeWidth={beltWidth} />
        <path className="wheels-beads" d={belt.path} pathLength={beads} strokeWidth={beltWidth * 0.46} />
        <path className="wheels-gap" d={belt.over.gap} strokeWidth={beltWidth + 7} />
        <path className="wheels-belt" d={belt.over.belt} strokeWidth={beltWidth} />
        <path className="wheels-beads" d={belt.over.beads} pathLength={2} strokeWidth={beltWidth * 0.46} />
      </g>
      <g transform={place(-1)}>
        <g className="wheels-turning">
          <CustomerWheel drawing={drawing} parts={copy.customer.parts} />
        </g>
        <Hub drawing={drawing} centre={copy.customer} />
      </g>
      <g transform={place(1)} className="wheels-b">
        <g className="wheels-turning">
          <ChannelWheel drawing={drawing} channels={copy.communication.channels} />
        </g>
        <Hub drawing={drawing} centre={copy.communication} />
      </g>
      <g transform={upright}>
        <path
          className="wheels-pointer"
          d={[-1, 1].map((side) => `M${side * tip} 0l${side * -26} -8v16z`).join('')}
        />
      </g>
    </>
  )
}

function Hub({ drawing: { hub, figure, caption }, centre }: { drawing: Drawing; centre: Centre }) {
  const [first, second] = centre.counted
  return (
    <g className="wheels-hub" textAnchor="middle">
      <circle r={hub} />
      <circle r={hub - 6} />
      <text className="wheels-figure" y={figure * 0.13} fontSize={figure}>
        {centre.figure}
      </text>
      <text y={figure * 0.15 + caption * 1.5} fontSize={caption}>
        {first}
      </text>
      <text y={figure * 0.15 + caption * 2.65} fontSize={caption}>
        {second}
      </text>
    </g>
  )
}
