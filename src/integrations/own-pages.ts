import type { OwnPages } from '#domain/ports/ports.ts'

/** A prerendered page, and one that is rendered for each request. */
const paths = ['/', '/merchant/login']

/** Our own pages, asked for at the public address, as visitors do. */
export function ownPages(publicBaseUrl: string, timeoutMs = 10_000): OwnPages {
  return {
    async check() {
      await Promise.all(
        paths.map(async (path) => {
          const answer = await fetch(`${publicBaseUrl}${path}`, { signal: AbortSignal.timeout(timeoutMs) })
          const text = await answer.text()
          if (!answer.ok || !text.includes('</html>')) throw new Error(`${path} answered ${answer.status}`)
        }),
      )
    },
  }
}
