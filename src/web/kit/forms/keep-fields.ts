import type { FormEvent } from 'react'

/**
 * For `onReset` of a form with an `action` function. React resets such a form after its action; here the fields keep
 * what was typed, above all after a refusal. The action itself gives no promise to React, which would hold back every
 * later transition, such as a navigation, until it settles.
 */
export const keepFields = (event: FormEvent<HTMLFormElement>) => event.preventDefault()
