import { iconDrawings } from '#web/kit/foundations/icon-drawings.ts'
import './icon.css'

export type IconName = keyof typeof iconDrawings | 'menu-dots'

export interface IconProps {
  name: IconName
  /** A name for assistive technology. Leave it out where a word stands beside the icon. */
  label?: string
  size?: 16 | 20 | 24
}

export function Icon({ name, label, size = 20 }: IconProps) {
  return (
    <svg
      className="icon"
      viewBox="0 0 20 20"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {name === 'menu-dots' ? <Dots /> : <path d={iconDrawings[name]} />}
    </svg>
  )
}

function Dots() {
  return (
    <g className="icon-dots">
      {[5, 15].map((x) => [5, 15].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.6" />))}
    </g>
  )
}
