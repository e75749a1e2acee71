import type { ReactNode } from 'react'
import { claims } from '#content/shared/claims.ts'
import type { ShareDrawing, SharePicture } from '#content/shared/share-picture.ts'
import { EssentialDrawing } from '#web/kit/drawings/essential-drawing.tsx'
import { ModuleDrawing } from '#web/kit/drawings/module-drawing.tsx'
import { HundredTickets } from '#web/kit/drawings/proportions.tsx'
import { Appointment } from './appointment.tsx'
import { Cohorts } from './cohorts.tsx'
import { Exchange } from './exchange.tsx'
import { faces, Imprint, Picture } from './picture.tsx'
import { Slides } from './slides.tsx'
import { ThreeCopies } from './three-copies.tsx'

const left = 98
/** Drawings have air of their own at the sides, so they reach further than the type. */
const right = 1118
const baseline = 520
const leading = 0.9
/** Between the title and the drawing. */
const gap = 26
/** The drawings' own proportion. */
const proportion = 176 / 240

/** How large the title may be: as wide as leaves the drawing room, as high as the lines below the imprint. */
export function titleSize({ lines }: SharePicture, widthPerEm: number): number {
  return Math.min(548 / widthPerEm, 352 / (lines.length * leading), 152)
}

interface PageStampProps {
  path: string
  picture: SharePicture
  size: number
  titleWidth: number
}

/** The title at the foot, and the drawing in the room that the title leaves. */
export function PageStamp({ path, picture, size, titleWidth }: PageStampProps) {
  const width = Math.min(right - left - titleWidth - gap, 520)
  const height = width * proportion
  const top = Math.max(166, 350 - height / 2)
  return (
    <Picture>
      <Imprint path={path} />
      <svg x={right - width} y={top} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {drawings[picture.drawing]}
      </svg>
      <Title lines={picture.lines} size={size} />
    </Picture>
  )
}

export function Title({ lines, size }: { lines: readonly string[]; size: number }) {
  return (
    <text {...faces.poster} fontSize={size} letterSpacing={-0.052 * size} fill="var(--i)">
      {lines.map((line, index) => (
        <tspan key={line} x={left - size * 0.05} y={baseline - (lines.length - 1 - index) * size * leading}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

const drawings: Record<ShareDrawing, ReactNode> = {
  appointment: <Appointment />,
  'account-themes': <EssentialDrawing name="account-themes" />,
  cohorts: <Cohorts />,
  'card-index': <ModuleDrawing name="crm" />,
  'loyalty-points': <EssentialDrawing name="loyalty-points" />,
  'one-time-code': <EssentialDrawing name="otp-login" />,
  'parcel-again': <EssentialDrawing name="reorder" />,
  'stop-watch': <EssentialDrawing name="quick-accounts" />,
  'three-copies': <ThreeCopies />,
  envelope: <ModuleDrawing name="email" />,
  exchange: <Exchange />,
  portrait: <EssentialDrawing name="profile-management" />,
  safe: <EssentialDrawing name="security" />,
  slides: <Slides />,
  statement: <EssentialDrawing name="order-history" />,
  tickets: <HundredTickets missing={Number.parseInt(claims.fewerTickets.figure, 10)} />,
  van: <EssentialDrawing name="track-order" />,
  wishlist: <EssentialDrawing name="wishlist-management" />,
}
