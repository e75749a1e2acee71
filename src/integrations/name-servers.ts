import { Resolver } from 'node:dns/promises'
import { DomainError } from '#domain/domain-error.ts'
import type { NameServers } from '#domain/ports/ports.ts'

/** Nothing of that name, or nothing of that kind: an answer like any other. */
const empty = new Set(['ENOTFOUND', 'ENODATA'])

/** Asks the machine's own name servers, or those given: the sandbox has one. */
export function nameServers(servers: readonly string[]): NameServers {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  if (servers.length > 0) resolver.setServers(servers)
  return {
    async texts(name) {
      try {
        const records = await resolver.resolveTxt(name)
        return records.map((parts) => parts.join(''))
      } catch (error) {
        if (error instanceof Error && 'code' in error && empty.has(String(error.code))) return []
        throw new DomainError('name_servers_silent', { cause: error })
      }
    },
  }
}
