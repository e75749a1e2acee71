import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import {
  type Context,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Log } from '#domain/ports/ports.ts'
import type { Tracing } from './tracing.ts'

interface Settings {
  /** Of the collector; `/v1/traces` is added. */
  endpoint: string
  headers: Record<string, string>
  serviceName: string
  /** The share of traces that are kept, 0 to 1. */
  ratio: number
  log: Pick<Log, 'warn'>
}

const timeoutMs = 5_000
const silent = () => {}
const kinds = { client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }

/** Loaded only where a collector is named: see decision 26. Nothing global is registered but the words of failures. */
export function openTelemetry({ endpoint, headers, serviceName, ratio, log }: Settings): Tracing {
  const warn = (message: string) => log.warn({ reason: message }, 'traces')
  diag.setLogger(
    { error: warn, warn, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const sampler = new TraceIdRatioBasedSampler(ratio)
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers, timeoutMillis: timeoutMs })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    // The caller says which trace a request belongs to, not whether we keep it.
    sampler: new ParentBasedSampler({
      root: sampler,
      remoteParentSampled: sampler,
      remoteParentNotSampled: sampler,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('infiniti')
  const contexts = new AsyncLocalStorageContextManager().enable()
  const current = () => trace.getSpanContext(contexts.active())

  return {
    async part(name, { kind, attributes, from }, work) {
      const parent = from === undefined ? contexts.active() : contextOf(from)
      const span = tracer.startSpan(name, { kind: kind && kinds[kind], attributes }, parent)
      try {
        return await contexts.with(trace.setSpan(parent, span), work)
      } catch (error) {
        fail(span, errorType(error))
        throw error
      } finally {
        span.end()
      }
    },
    requests: (listener, routeOf): RequestListener => {
      return (req, res) => {
        const route = routeOf(req.url?.split('?', 1)[0] ?? '/')
        if (route === undefined) return listener(req, res)
        const span = startRequest(req, route)
        res.once('close', () => endRequest(span, res))
        contexts.with(trace.setSpan(ROOT_CONTEXT, span), () => listener(req, res))
      }
    },
    here() {
      const span = current()
      return span && `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`
    },
    logFields() {
      const span = current()
      return span ? { traceId: span.traceId, spanId: span.spanId } : {}
    },
    close: () => Promise.race([provider.shutdown().catch(silent), wait(timeoutMs)]),
  }

  function startRequest({ method = 'GET', headers: asked }: IncomingMessage, route: string): Span {
    const attributes = { 'http.request.method': method, 'http.route': route }
    const parent = contextOf(String(asked.traceparent ?? ''))
    return tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
  }
}

function endRequest(span: Span, res: ServerResponse): void {
  span.setAttribute('http.response.status_code', res.statusCode)
  const requestId = res.getHeader('X-Request-Id')
  if (requestId) span.setAttribute('infiniti.request_id', String(requestId))
  if (!res.writableFinished) span.setAttribute('infiniti.hung_up', true)
  if (res.statusCode >= 500) fail(span, String(res.statusCode))
  span.end()
}

/** What was thrown is named, never quoted: the words of a failed query carry what somebody typed. */
function fail(span: Span, type: string): void {
  span.setAttribute('error.type', type)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

function errorType(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}

const traceparent = /^[0-9a-f]{2}-(?<traceId>[0-9a-f]{32})-(?<spanId>[0-9a-f]{16})-(?<flags>[0-9a-f]{2})/

/** The context that a `traceparent` names; an empty one where it names none. */
function contextOf(text: string): Context {
  const { traceId = '', spanId = '', flags = '' } = traceparent.exec(text)?.groups ?? {}
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
  const span = { traceId, spanId, traceFlags, isRemote: true }
  return traceId ? trace.setSpanContext(ROOT_CONTEXT, span) : ROOT_CONTEXT
}

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref())
