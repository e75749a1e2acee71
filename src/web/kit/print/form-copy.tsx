import type { ReactNode } from 'react'
import { brand } from '#content/shared/brand.ts'
import { Logo } from '#web/kit/foundations/mark.tsx'
import { RubberStamp } from '#web/kit/print/rubber-stamp.tsx'
import { SidePicture } from './side-picture.tsx'

interface FormCopyProps {
  /** What the slip is, at its top right. */
  title: string
  /** Struck across the slip in red, once there is something to strike. */
  stamp?: string
  children: ReactNode
}

/** A slip of paper that repeats what the form beside it says. */
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
