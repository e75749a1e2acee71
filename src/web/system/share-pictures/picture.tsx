import type { ReactNode } from 'react'
import { brand } from '#content/shared/brand.ts'
import { shareSize } from '#content/site/seo.ts'
import { crossedBelt } from '#web/kit/drawings/belt.ts'
import { range } from '#web/kit/drawings/geometry.ts'

/** Faces by what the rasteriser finds in the font files; it knows no custom properties. */
export const faces = {
  poster: { fontFamily: 'Special Gothic', fontWeight: 600, fontStretch: 'semi-expanded' },
  typed: { fontFamily: 'Sometype Mono', fontWeight: 500 },
} as const

const { width, height } = shareSize
const pitch = 30
/** The edge of the stamp, on a whole number of perforations, and the printed face within it. */
const edge = { x: pitch, y: pitch, width: width - 2 * pitch, height: height - 2 * pitch }
const face = { x: 60, y: 60, width: width - 120, height: height - 120 }

const drawingStyle =
  '.drawing text { stroke: none; fill: var(--i); font-family: Special Gothic; font-weight: 600 }' +
  '.guilloche { stroke-width: 1.7 }'

/** One large stamp on a page of an album. */
export function Picture({ children }: { children: ReactNode }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      <style>{drawingStyle}</style>
      <rect width={width} height={height} fill="var(--book)" />
      <rect {...edge} fill="var(--margin)" />
      <path d={perforation()} fill="var(--book)" />
      <svg {...face} viewBox={`${face.x} ${face.y} ${face.width} ${face.height}`}>
        <rect {...face} fill="var(--s)" stroke="var(--outline)" strokeWidth="6" />
        {children}
      </svg>
    </svg>
  )
}

function perforation() {
  const holes = [
    ...range(edge.width / pitch + 1).flatMap((step) => {
      const x = edge.x + step * pitch
      return [hole(x, edge.y), hole(x, edge.y + edge.height)]
    }),
    ...range(edge.height / pitch + 1).flatMap((step) => {
      const y = edge.y + step * pitch
      return [hole(edge.x, y), hole(edge.x + edge.width, y)]
    }),
  ]
  return holes.join('')
}

const hole = (x: number, y: number) => `M${x - 9} ${y}a9 9 0 1 1 18 0a9 9 0 1 1-18 0z`

/** The line at the top: whose stamp it is, and the address it leads to. */
export function Imprint({ path }: { path: string }) {
  return (
    <g fill="var(--i)">
      <BeltMark x={98} y={97} height={44} />
      <text x="200" y="135" {...faces.poster} fontSize="46" letterSpacing="-2">
        {brand.name}
      </text>
      <text x="1102" y="133" textAnchor="end" {...faces.typed} fontSize="25">
        {path}
      </text>
    </g>
  )
}

const belt = crossedBelt({ left: 14, right: 42, level: 14, radius: 11.2 })

/** The mark with its colours in attributes, as a rasteriser wants it. */
export function BeltMark({ x, y, height: size }: { x: number; y: number; height: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 28})`} stroke="var(--r)">
      <path d={belt} fill="none" strokeWidth="5" strokeLinejoin="round" />
      <circle cx="14" cy="14" r="4.6" fill="var(--r)" stroke="none" />
    </g>
  )
}
