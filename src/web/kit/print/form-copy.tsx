import type { ReactNode } from 'react'
import { brand } from '#content/shared/brand.ts'
import { Logo } from '#web/kit/foundations/mark.tsx'
import { RubberStamp } from '#web/kit/print/rubber-stamp.tsx'
import { SidePicture } from './side-picture.tsx'

interface FormCopyProps {
  /** The title of the copy, at its top right. */
  title: string
  /** Stamped across the copy in red. */
  stamp?: string
  children: ReactNode
}

/** A copy of what the form beside it says. */
export function FormCopy({ title, stamp, children }: FormCopyProps) {
  return (
    <SidePicture>
      <div className="form-copy-paper stays-paper">
        <p className="form-copy-head">
          <Logo name={brand.name} />
          <span>{title}</span>
        </p>
        {children}
        {stamp && (
          <RubberStamp className="form-copy-stamp" struck>
            {stamp}
          </RubberStamp>
        )}
      </div>
    </SidePicture>
  )
}
