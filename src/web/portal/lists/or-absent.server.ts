import { DomainError } from '#domain/domain-error.ts'

/** Undefined where the verb has not found it; any other fault goes on. */
export const orAbsent = <T>(found: Promise<T>): Promise<T | undefined> =>
  found.catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'not_found') return undefined
    throw error
  })
