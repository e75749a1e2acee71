import { useEffect, useRef } from 'react'
import { Button } from '#web/kit/forms/button.tsx'

interface FiledMessageProps {
  copy: { heading: string; text: string; reference: string; again?: string }
  reference: string
  onAgain?(): void
}

/** Stands where the form was, so that the outcome stays after the toast has gone. */
export function FiledMessage({ copy, reference, onAgain }: FiledMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="contact-filed">
      <h2 ref={heading} tabIndex={-1}>
        {copy.heading}
      </h2>
      <p>{copy.text}</p>
      <p className="contact-reference">
        <span>{copy.reference}</span> <b>{reference}</b>
      </p>
      {onAgain && (
        <Button variant="secondary" onClick={onAgain}>
          {copy.again}
        </Button>
      )}
    </div>
  )
}
