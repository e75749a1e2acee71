import type { ReactNode } from 'react'
import { brand } from '#content/shared/brand.ts'
import { Logo } from '#web/kit/foundations/mark.tsx'
import { RubberStamp } from '#web/kit/print/rubber-stamp.tsx'
import { PrintedGround } from './printed-ground.tsx'

interface PrintedSideProps {
  /** What the slip is, at its top right. */
  title: string
  /** Struck across the slip in red, once there is something to strike. */
  stamp?: string
  children: ReactNode
}

/** A slip of paper that repeats what the form beside it says. */
export function PrintedSide({ title, stamp, children }: PrintedSideProps) {
  return (
    <PrintedGround>
      <div className="printed-side-slip stays-paper">
        <p className="printed-side-head">
          <Logo name={brand.name} />
          <span>{title}</span>
        </p>
        {children}
        {stamp && (
          <RubberStamp className="printed-side-stamp" struck>
            {stamp}
          </RubberStamp>
        )}
      </div>
    </PrintedGround>
  )
}
