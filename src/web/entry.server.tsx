import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { EnhanceContext } from '#web/enhance-source.ts'
import { withInlineStyle } from '#web/inline-style.server.ts'
import { NonceContext } from '#web/nonce.ts'
import { enhanceContext, nonceContext, requestContext, styleContext } from '#web/request-context.server.ts'

export const streamTimeout = 5_000

/** Logs what a loader or page throws. The router would print whole errors, with personal data, to the console. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  // Route error responses, such as 404, need no log entry.
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const ctx = contextOf(context)
  if (ctx) ctx.log.error({ err: error, requestId: ctx.requestId }, 'page failed')
  else console.error(error)
}

/** Pages that are prerendered have no request, and so no context of one. */
function contextOf(context: Readonly<RouterContextProvider>) {
  try {
    return context.get(requestContext)
  } catch {
    return undefined
  }
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const nonce = loadContext.get(nonceContext) ?? undefined
  const context = withInlineStyle(routerContext, loadContext.get(styleContext))
  return new Promise<Response>((resolve, reject) => {
    let started = false
    const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <EnhanceContext value={loadContext.get(enhanceContext) ?? undefined}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </EnhanceContext>
      </NonceContext>,
      {
        nonce,
        [ready]() {
          started = true
          const body = new PassThrough({
            final(done) {
              clearTimeout(deadline)
              done()
            },
          })
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        },
        onShellError: reject,
        onError(error) {
          if (started) handleError(error, { request, context: loadContext })
        },
      },
    )
    const deadline = setTimeout(abort, streamTimeout + 1_000)
  })
}
