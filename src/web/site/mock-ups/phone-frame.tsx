import type { ReactNode } from 'react'
import './mock-ups.css'
import './phone-frame.css'

interface PhoneFrameProps {
  /** What the screen shows, in a sentence: the screen is a picture and its words are not read one by one. */
  label: string
  children: ReactNode
}

/** A telephone at its real size, flat, with the screen of a shop in it. Nothing inside can be focused. */
export function PhoneFrame({ label, children }: PhoneFrameProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture made of HTML
    <div className="phone-frame mock" role="img" aria-label={label}>
      <div className="phone-frame-screen">
        <div className="phone-frame-status">
          <span>9:41</span>
          <i />
          <span>5G</span>
        </div>
        {children}
      </div>
    </div>
  )
}
