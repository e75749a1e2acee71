/**
 * For pages that say `scriptWaits`. They need no script to be painted, and what they are painted with comes first:
 * React Router's own would be fetched beside style and typefaces, and on a slow processor begin before the paint.
 */
const beginning = 'type="module" async="">'
const end = '</script>'
const preload = '<link rel="modulepreload"'
const later = '<link rel="later"'
// A page in a tab that nobody looks at is not painted.
const painted = `await new Promise(done=>{new PerformanceObserver(done).observe({type:'paint',buffered:true});setTimeout(done,1000)});for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload';`

/**
 * Then it waits, with everything at hand, for somebody to do something. Not where there is something to bring back: a
 * step in the address, or what this tab has kept.
 */
const asked = `const kept=()=>{try{return sessionStorage.length}catch{return 1}};if(!location.search&&!kept()&&!early.held&&!early.pressed&&!early.fields.size)await new Promise(done=>{for(const act of ['pointermove','pointerdown','keydown','focusin','scroll','input','click'])addEventListener(act,done,{once:true,capture:true,passive:true})});`

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
  return html.slice(0, start) + painted + asked + script + html.slice(to)
}
