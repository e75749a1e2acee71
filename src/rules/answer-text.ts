/** A short first line that ends with a comma, as in `Dear Asha,`. */
const greeting = /^[^\n]{1,120},[ \t]*(\n|$)/u

/** Whether an email says something below its greeting. */
export const saysMoreThanGreeting = (text: string): boolean => text.trim().replace(greeting, '').trim() !== ''
