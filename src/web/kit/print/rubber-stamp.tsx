import type { ComponentProps } from 'react'
import './rubber-stamp.css'

interface RubberStampProps extends ComponentProps<'strong'> {
  /** Struck before the reader's eyes, instead of there all along. */
  struck?: boolean
}

/** A word in red ink. Where it is struck is up to the sheet. */
export function RubberStamp({ className = '', struck = false, ...rest }: RubberStampProps) {
  return <strong {...rest} className={`rubber-stamp ${className}`} data-struck={struck ? true : undefined} />
}
