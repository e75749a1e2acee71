/** An array as PostgreSQL reads it from a parameter: of numbers, days or plain words, which need no quotes. */
export const arrayText = (values: readonly (number | string)[]) => `{${values.join(',')}}`
