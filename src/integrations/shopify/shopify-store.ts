import { z } from 'zod'
import { DomainError } from '#domain/domain-error.ts'
import type { StoreAnswer, StoreBudget } from '#domain/ports/ports.ts'

const cost = z.object({
  requestedQueryCost: z.number(),
  throttleStatus: z.object({
    maximumAvailable: z.number(),
    currentlyAvailable: z.number(),
    restoreRate: z.number(),
  }),
})

const graphqlAnswer = z.object({
  /** Missing where Shopify let us ask nothing. */
  data: z.unknown().optional(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }).optional() }))
    .optional(),
  extensions: z.object({ cost: cost.optional() }).optional(),
})

/** Shopify says 200 to much that is none: whether it answered stands in the body. */
export function readStoreAnswer(answer: unknown): StoreAnswer {
  const { data: read, success } = graphqlAnswer.safeParse(answer)
  if (!success) throw new DomainError('shop_unreachable')
  const { data, errors, extensions } = read
  const spent = extensions?.cost
  const budget = spent && budgetOf(spent)
  const isThrottled = errors?.some((error) => error.extensions?.code === 'THROTTLED')
  if (isThrottled && spent && budget) return { kind: 'throttled', cost: spent.requestedQueryCost, budget }
  if (errors?.length) return { kind: 'errors', messages: errors.map(({ message }) => message) }
  if (data === undefined) throw new DomainError('shop_unreachable')
  return { kind: 'data', data, budget }
}

const budgetOf = ({ throttleStatus }: z.infer<typeof cost>): StoreBudget => ({
  available: throttleStatus.currentlyAvailable,
  most: throttleStatus.maximumAvailable,
  perSecond: throttleStatus.restoreRate,
})

const patienceMs = 30 * 60 * 1000
const largestFile = 2 * 1024 ** 3
const longestLine = 1024 * 1024

/** A file lies with Shopify or with its storage; in the demo, where the sandbox plays both. */
function mayRead(url: URL, shopUrl: string): boolean {
  if (url.origin === new URL(shopUrl.replace('{shop}', 'x')).origin) return true
  const isTheirs = url.hostname === 'storage.googleapis.com' || url.hostname.endsWith('.shopify.com')
  return url.protocol === 'https:' && isTheirs
}

/** Line by line, never held as a whole. Fails where the connection does; a cut line is for the reader to see. */
export async function* readBulkFile(address: string, shopUrl: string): AsyncGenerator<string> {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !mayRead(url, shopUrl)) throw new DomainError('shop_grant_failed')
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
    if (!answer.ok || !answer.body) throw new Error(`The file answered ${answer.status}`)
    yield* linesOf(answer.body)
  } catch (cause) {
    throw new DomainError('shop_unreachable', { cause })
  }
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (size > largestFile || rest.length > longestLine) throw new Error('The file is too large')
    yield* lines
  }
  if (rest !== '') yield rest
}
