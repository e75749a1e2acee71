import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { pages } from '#content/shared/pages.ts'
import { Button } from '#web/kit/forms/button.tsx'

interface SentMessageProps {
  copy: { heading: string; text: string; reference: string }
  reference: string
  /** The words of the button that leads to an empty form. */
  again?: string
}

/** Stands where the form was, so that the outcome stays after the toast has gone. */
export function SentMessage({ copy, reference, again }: SentMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="contact-sent">
      <h1 ref={heading} tabIndex={-1}>
        {copy.heading}
      </h1>
      <p>{copy.text}</p>
      <p className="contact-reference">
        <span>{copy.reference}</span> <b>{reference}</b>
      </p>
      {again && (
        <Form method="get" action={pages.contact.path}>
          <Button type="submit" variant="secondary">
            {again}
          </Button>
        </Form>
      )}
    </div>
  )
}
