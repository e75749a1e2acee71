import autocannon from 'autocannon'

interface Load {
  url: string
  seconds: number
  connections: number
  /** A second in all; as fast as it goes where it is missing. */
  rate?: number
  /** The next request to send; asked again for each. */
  next(): { path: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }
}

/** Requests answered with success a second, and how long the slowest of a hundred waits. Throws when any failed. */
export async function load({ url, seconds, connections, rate, next }: Load) {
  const result = await autocannon({
    url,
    duration: seconds,
    connections,
    overallRate: rate,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  })
  if (result.non2xx + result.errors + result.timeouts > 0) {
    throw new Error(
      `${result.non2xx} refused, ${result.errors} failed, ${result.timeouts} too slow at ${url}`,
    )
  }
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
