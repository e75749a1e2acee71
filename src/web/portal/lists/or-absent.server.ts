import { DomainError } from '#domain/domain-error.ts'

/** Undefined if the verb did not find it; other errors are thrown. */
export const orAbsent = <T>(found: Promise<T>): Promise<T | undefined> =>
  found.catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'not_found') return undefined
    throw error
  })
