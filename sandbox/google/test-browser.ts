/** Follows redirects and keeps cookies by path, as far as the sandbox's own pages need it. */
export function makeBrowser() {
  const cookies = new Map<string, { value: string; path: string }>()

  function remember(headers: Headers) {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = ''] = pair.split('=', 1)
      const path = attributes.find((part) => part.startsWith('path='))?.slice('path='.length) ?? '/'
      cookies.set(`${name};${path}`, { value: pair, path })
    }
  }

  const cookieHeader = (path: string) =>
    [...cookies.values()]
      .filter((cookie) => path.startsWith(cookie.path))
      .map(({ value }) => value)
      .join('; ')

  return {
    /** Stops at the first address of the app, which nobody serves in these tests. */
    async open(address: string, appUrl: string, form?: URLSearchParams) {
      let url = address
      let body = form
      while (!url.startsWith(appUrl)) {
        const answer = await fetch(url, {
          method: body ? 'POST' : 'GET',
          redirect: 'manual',
          headers: { accept: 'text/html', cookie: cookieHeader(new URL(url).pathname) },
          ...(body ? { body } : {}),
        })
        remember(answer.headers)
        body = undefined
        const next = answer.headers.get('location')
        if (!next) return { url, status: answer.status, text: await answer.text() }
        url = new URL(next, url).href
      }
      return { url, status: 0, text: '' }
    },
  }
}
