/**
 * A page needs no script to be painted, and what it is painted with comes first: React Router's own would be fetched
 * beside style and typefaces, and on a slow processor begin before the paint. Here both wait for it.
 */
const beginning = 'type="module" async="">'
const end = '</script>'
const preload = '<link rel="modulepreload"'
const later = '<link rel="later"'
// A page in a tab that nobody looks at is not painted.
const painted = `await new Promise(done=>{new PerformanceObserver(done).observe({type:'paint',buffered:true});setTimeout(done,1000)});for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload';`

/** Of the head: what its script will need is named, and fetched once the script begins. */
export const preloadLater = (head: string) => head.replaceAll(preload, later)

export function scriptAfterPaint(answer: Response): Response {
  if (!answer.body || !answer.headers.get('content-type')?.startsWith('text/html')) return answer
  // One byte a letter, as a chunk may end inside a character.
  let held = ''
  let isDone = false
  const waiting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, stream) {
      if (isDone) return stream.enqueue(chunk)
      held += Buffer.from(chunk).toString('latin1')
      const from = held.indexOf(beginning)
      const to = from === -1 ? -1 : held.indexOf(end, from)
      isDone = to !== -1
      // What might be part of it waits for the rest.
      const cut = isDone ? held.length : from === -1 ? Math.max(0, held.length - beginning.length) : from
      const sent = held.slice(0, cut)
      held = held.slice(cut)
      stream.enqueue(Buffer.from(isDone ? putOff(sent, from, to) : sent, 'latin1'))
    },
    flush: (stream) => stream.enqueue(Buffer.from(held, 'latin1')),
  })
  return new Response(answer.body.pipeThrough(waiting), answer)
}

function putOff(html: string, from: number, to: number): string {
  const start = from + beginning.length
  const script = html
    .slice(start, to)
    .replaceAll(/import \* as (\w+) from ("[^"]+");/g, 'const $1 = await import($2);')
  return html.slice(0, start) + painted + script + html.slice(to)
}
