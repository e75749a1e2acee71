import type { ErrorCode, FieldCode } from '#contract/error-codes.ts'

/** A refusal that the caller is meant to hear about. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly retryAfterSeconds: number | undefined
  /** Which field of the form it is about. */
  readonly fields: Record<string, FieldCode> | undefined
  /** Where a time is gone: the nearest that are not. */
  readonly nearest: string[] | undefined
  /** The first refusal by a limit, which belongs on the record; those that follow it are the same one. */
  readonly limitHit: { limit: string; subject: string } | undefined

  constructor(
    code: ErrorCode,
    options: {
      retryAfterSeconds?: number
      fields?: Record<string, FieldCode>
      nearest?: string[]
      limitHit?: { limit: string; subject: string }
      cause?: unknown
    } = {},
  ) {
    super(code, { cause: options.cause })
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds
    this.fields = options.fields
    this.nearest = options.nearest
    this.limitHit = options.limitHit
  }
}
