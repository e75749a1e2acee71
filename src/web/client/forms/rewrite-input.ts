import type { FormEvent } from 'react'

/** Tidies a field while it is typed in, and leaves the caret where the person left it. */
export function rewriteInput(tidy: (value: string) => string) {
  return ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    const tidied = tidy(input.value)
    if (tidied === input.value) return
    const before = input.value.slice(0, input.selectionStart ?? input.value.length)
    input.value = tidied
    const caret = tidy(before).length
    input.setSelectionRange(caret, caret)
  }
}
