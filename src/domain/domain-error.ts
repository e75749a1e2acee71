import type { ErrorCode } from '#contract/error-codes.ts'

/** A refusal that the caller is meant to hear about. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, options: { retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(code, { cause: options.cause })
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
