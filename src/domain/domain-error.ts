import type { ErrorCode, FieldCode } from '#contract/error-codes.ts'

/** A refusal that is shown to the caller. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly retryAfterSeconds: number | undefined
  /** Which field of the form it is about. */
  readonly fields: Record<string, FieldCode> | undefined
  /** For a taken time: the nearest free ones. */
  readonly nearest: string[] | undefined
  /** Where a wallet is short: what was asked for, and what is there. */
  readonly figures: { needed: number; available: number } | undefined
  /** The first refusal by a limit, which is recorded; later ones in the same window are not. */
  readonly limitHit: { limit: string; subject: string } | undefined

  constructor(
    code: ErrorCode,
    options: {
      retryAfterSeconds?: number
      fields?: Record<string, FieldCode>
      nearest?: string[]
      figures?: { needed: number; available: number }
      limitHit?: { limit: string; subject: string }
      cause?: unknown
    } = {},
  ) {
    super(code, { cause: options.cause })
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds
    this.fields = options.fields
    this.nearest = options.nearest
    this.figures = options.figures
    this.limitHit = options.limitHit
  }
}
