import './icon.css'

/** Drawn on a 20 × 20 grid with a 1.5 line, square ends and mitred corners, as a draughtsman's pen would. */
const drawings = {
  arrow: 'M3 10h13.5M11 4.5l5.5 5.5-5.5 5.5',
  out: 'M5 15 14.5 5.5M6.5 5H15v8.5',
  close: 'M4.5 4.5l11 11M15.5 4.5l-11 11',
  check: 'M3.5 10.5l4 4 9-9.5',
  copy: 'M7 7h9.5v9.5H7zM13 4V3.5H3.5V13H4',
  down: 'M4.5 7.5l5.5 5.5 5.5-5.5',
  up: 'M4.5 12.5L10 7l5.5 5.5',
  left: 'M12.5 4.5L7 10l5.5 5.5',
  right: 'M7.5 4.5L13 10l-5.5 5.5',
  plus: 'M10 3.5v13M3.5 10h13',
  minus: 'M3.5 10h13',
  search: 'M8.75 3.25a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 13l4 4',
  eye: 'M1.75 10C4 6.25 6.75 4.5 10 4.5s6 1.75 8.25 5.5C16 13.75 13.25 15.5 10 15.5S4 13.75 1.75 10zM10 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  'eye-off': 'M1.75 8C4 11.5 6.75 13 10 13s6-1.5 8.25-5M10 13v3.5M4.75 11.5L3 14.5M15.25 11.5l1.75 3',
  warning: 'M10 3L18 16.5H2zM10 8v4M10 13.75v1',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 9v5.25M10 5.75v1',
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 1.75v1.5M10 16.75v1.5M1.75 10h1.5M16.75 10h1.5M4.25 4.25l1 1M14.75 14.75l1 1M15.75 4.25l-1 1M5.25 14.75l-1 1',
  moon: 'M16.5 12.25A7 7 0 0 1 7.75 3.5a7 7 0 1 0 8.75 8.75z',
  system: 'M2.5 3.5h15v10h-15zM7 17h6M10 13.5V17',
  pause: 'M6.5 4v12M13.5 4v12',
  play: 'M6 3.5L16 10 6 16.5z',
  mail: 'M2.5 4.5h15v11h-15zM2.5 5l7.5 6 7.5-6',
  phone: 'M6 2.5h8v15H6zM9.25 14.75h1.5',
  call: 'M3.5 3.5h3.75l1.5 4-2 1.5c.9 2 2.25 3.35 4.25 4.25l1.5-2 4 1.5v3.75C9.5 17 3 10.5 3.5 3.5z',
  lock: 'M4 9h12v8H4zM6.5 9V6.25a3.5 3.5 0 0 1 7 0V9M10 12v2',
  bag: 'M3.5 6.5h13l1 10.5h-15zM7 9V5.5a3 3 0 0 1 6 0V9',
  heart: 'M10 16.5L3.25 9.75a3.9 3.9 0 0 1 5.5-5.5L10 5.5l1.25-1.25a3.9 3.9 0 0 1 5.5 5.5z',
  box: 'M2.5 6.25L10 2.5l7.5 3.75v7.5L10 17.5l-7.5-3.75zM2.5 6.25L10 10l7.5-3.75M10 10v7.5',
  pin: 'M10 17.5L5 10.5a6 6 0 1 1 10 0zM10 5.75a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5z',
  loop: 'M3.5 11V9A3.5 3.5 0 0 1 7 5.5h9M13.5 3L16 5.5 13.5 8M16.5 9v2A3.5 3.5 0 0 1 13 14.5H4M6.5 17L4 14.5 6.5 12',
  clock: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 5.5V10l3 2.25',
  user: 'M10 3a3.25 3.25 0 1 0 0 6.5A3.25 3.25 0 0 0 10 3zM3 17.5c.5-3.5 3-5.25 7-5.25s6.5 1.75 7 5.25',
  store: 'M3 8.5V17h14V8.5M2 8.5L4 3h12l2 5.5zM8 17v-4.5h4V17',
  edit: 'M3.5 16.5l.75-3.75L13.5 3.5l3 3-9.25 9.25zM11.5 5.5l3 3',
  download: 'M10 3v9.5M5.5 8.5L10 13l4.5-4.5M3.5 17h13',
  calendar: 'M3 4.5h14V17H3zM3 8.5h14M6.5 2.5v3.5M13.5 2.5v3.5',
} as const

export type IconName = keyof typeof drawings | 'menu-dots'

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
      {name === 'menu-dots' ? <Dots /> : <path d={drawings[name]} />}
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
