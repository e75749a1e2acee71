import type { FormEvent } from 'react'

/**
 * Sends a form with script. As React's own form action it also gets what is sent before the script runs: React keeps
 * it and calls the action once. The promise is not given to React, which would hold back every later transition, such
 * as a navigation, until it settles.
 */
export const formAction = (submit: (fields: FormData) => void | Promise<void>) => ({
  action: (fields: FormData) => void submit(fields),
  /** React resets a form after its action. Here the fields keep what was typed, above all after a refusal. */
  onReset: (event: FormEvent<HTMLFormElement>) => event.preventDefault(),
})
