const deepestCause = 3

interface ErrorSummary {
  type: string
  code?: string
  message: string
  stack: string
  cause?: ErrorSummary
}

/**
 * An error without what it carries along. A failed query names the values that it was given, in its message and
 * beside it: addresses, hashes, the links of emails. Only the statement is kept.
 */
export function errorSummary(error: unknown, depth = 0): ErrorSummary {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
  const message = error.message.replace(/\s*\nparams: [^]*$/, '')
  return {
    type: error.name,
    ...('code' in error ? { code: String(error.code) } : {}),
    message,
    stack: (error.stack ?? '').replace(error.message, () => message),
    ...(error.cause !== undefined && depth < deepestCause
      ? { cause: errorSummary(error.cause, depth + 1) }
      : {}),
  }
}
