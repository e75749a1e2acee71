/** A file that is written while it is sent: memory holds one batch of it. With `rows` the page can say how far it is. */
export function csvStream(name: string, parts: AsyncGenerator<string>, rows?: number): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: () => void parts.return(undefined),
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
      ...(rows !== undefined && { 'Row-Count': String(rows) }),
    },
  })
}
