import type { MetaDescriptor } from 'react-router'

interface MetaMatches {
  matches: readonly ({ loaderData?: unknown } | undefined)[]
}

/** Search engines must not list an account. The layout around the screens says whose it is. */
export function screenMeta(title: string, { matches }: MetaMatches): MetaDescriptor[] {
  const whose = matches.map((match) => match?.loaderData).find(hasTitle)?.title
  return [{ title: whose ? `${title} · ${whose}` : title }, { name: 'robots', content: 'noindex' }]
}

const hasTitle = (data: unknown): data is { title: string } =>
  typeof data === 'object' && data !== null && 'title' in data && typeof data.title === 'string'
