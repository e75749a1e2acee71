/**
 * A `fetch` that gives the router the data of a page only when all of it has arrived. From the first line on, the
 * router (8.4 and 8.5) leaves the rest of an answer to two promises that nobody holds: a step to another page in
 * between rejected both. No loader here sends promises, so nothing comes later than the first line. This can go when
 * the router listens to its own promises.
 */
export const withWholePageData =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await send(input, init)
    if (!answer.body || !answer.headers.has('X-Remix-Response')) return answer
    return new Response(await answer.arrayBuffer(), answer)
  }
