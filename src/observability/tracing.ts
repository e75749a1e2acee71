import type { RequestListener } from 'node:http'

export interface Part {
  /** `client` asks others, `consumer` takes up what was left for it. */
  kind?: 'client' | 'consumer'
  /** Never anything that a person typed: names and codes of our own alone. */
  attributes?: Record<string, string>
  /** Where this goes on from, as `here` told it; from what runs now otherwise. */
  from?: string
}

/** Names an address without the ids in it; what has no name is not followed. */
export type RouteOf = (path: string) => string | undefined

/** How one request is followed through the house. Where nobody asked for it, there is none, and nothing is wrapped. */
export interface Tracing {
  /** Runs `work` as a part of what is being followed. */
  part<T>(name: string, part: Part, work: () => Promise<T>): Promise<T>
  /** The same listener, each request followed. */
  requests(listener: RequestListener, routeOf: RouteOf): RequestListener
  /** The place we are at, in W3C's notation, for work that is done later. */
  here(): string | undefined
  /** What each log line says of it. */
  logFields(): { traceId?: string; spanId?: string }
  /** Sends what is still held back. */
  close(): Promise<void>
}
