import type { Centre, FeatureWheelsCopy } from './copy.ts'

/** Drawn before the machine, so that the leaders pass behind its belt. */
export function WideLeaders() {
  return (
    <g className="wheels-notes wheels-side">
      <path d="M20 104H150L244 141.6M20 404H138L223.6 368M1340 104H1210L1126.3 159M1340 404H1210L1126.3 337" />
    </g>
  )
}

/** The notes of the lying drawing, in the coordinates of its view box. Each leader ends on what it names. */
export function WideNotes({ copy }: { copy: FeatureWheelsCopy }) {
  const { belt, communication, crossing, customer, distance, wallet } = copy
  return (
    <g className="wheels-notes">
      <g className="wheels-side">
        <Dot x={244} y={141.6} />
        <Dot x={223.6} y={368} />
        <Dot x={1126.3} y={159} />
        <Dot x={1126.3} y={337} />
        <Name x={20} y={74} letter={customer.letter} lines={customer.name} />
        <Name x={1198} y={74} letter={communication.letter} lines={communication.name} />
        <text x="20" y="392" className="wheels-name">
          {belt.name}
        </text>
        <Lines x={20} y={425} lines={belt.lines} />
        <g textAnchor="end">
          <text x="1340" y="392" className="wheels-name">
            {wallet.name}
          </text>
          <Lines x={1340} y={425} lines={wallet.lines} />
        </g>
      </g>
      <g textAnchor="middle">
        <text x="680" y="34" className="wheels-name">
          {crossing.name}
        </text>
        <Lines x={680} y={53} lines={crossing.lines} />
        <path className="wheels-dots" d="M680 84V228" />
        <path d="M403.25 488v16M956.75 488v16M403.25 496H626M734 496H956.75" />
        <path className="wheels-arrows" d="M403.25 496l9-3.5v7zM956.75 496l-9-3.5v7z" />
        <text x="680" y="501" className="wheels-name">
          {distance}
        </text>
      </g>
    </g>
  )
}

/** The standing drawing has room above and below the wheels and on both sides of the crossing. */
export function TallNotes({ copy }: { copy: FeatureWheelsCopy }) {
  const { belt, communication, crossing, customer } = copy
  return (
    <g className="wheels-notes">
      <NameInLine x={20} y={32} centre={customer} />
      <path className="wheels-dots" d="M116 450H186" />
      <text x="20" y="455" className="wheels-name">
        {crossing.name}
      </text>
      <Lines x={20} y={473} lines={crossing.lines} />
      <g textAnchor="end">
        <path d="M322 450H302L262 407.7" />
        <Dot x={262} y={407.7} />
        <text x="380" y="455" className="wheels-name">
          {belt.name}
        </text>
        <Lines x={380} y={473} lines={belt.lines} />
        <NameInLine x={380} y={894} centre={communication} />
      </g>
    </g>
  )
}

function NameInLine({ x, y, centre }: { x: number; y: number; centre: Centre }) {
  return (
    <text x={x} y={y} className="wheels-name">
      <tspan className="wheels-letter">{centre.letter}</tspan>
      <tspan dx="6">{centre.name.join(' ')}</tspan>
    </text>
  )
}

function Dot({ x, y }: { x: number; y: number }) {
  return <circle className="wheels-dot" cx={x} cy={y} r="5" />
}

function Name({
  x,
  y,
  letter,
  lines,
}: {
  x: number
  y: number
  letter: string
  lines: readonly [string, string]
}) {
  return (
    <>
      <text x={x} y={y} className="wheels-letter">
        {letter}
      </text>
      <text x={x + 24} y={y} className="wheels-name">
        {lines[0]}
      </text>
      <text x={x + 24} y={y + 18} className="wheels-name">
        {lines[1]}
      </text>
    </>
  )
}

function Lines({ x, y, lines }: { x: number; y: number; lines: readonly [string, string] }) {
  return (
    <>
      <text x={x} y={y}>
        {lines[0]}
      </text>
      <text x={x} y={y + 18}>
        {lines[1]}
      </text>
    </>
  )
}
