import type { EntryContext } from 'react-router'

/**
 * Puts the stylesheets of a page into its HTML where its `handle` says `inlineStyle`: the first paint then needs no
 * further request. Other pages link theirs, and the browser caches them.
 */
export function withInlineStyle(
  context: EntryContext,
  styleOf: (href: string) => string | undefined,
): EntryContext {
  const { manifest, routeModules, staticHandlerContext } = context
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  if (!ids.some((id) => isInline(routeModules[id]?.handle))) return context

  const routes = { ...manifest.routes }
  const styles = new Map<string, string>()
  for (const id of ids) {
    const route = routes[id]
    // React Router adds `#` to a stylesheet that a lazily loaded part links too. The file is the same.
    const found = route?.css?.map((href) => [href.replace('#', ''), styleOf(href.replace('#', ''))] as const)
    if (!route || !found?.every((one): one is [string, string] => one[1] !== undefined)) continue
    for (const [href, style] of found) styles.set(href, style)
    // The browser reads the same table, and does not fetch what is inline.
    routes[id] = { ...route, css: [] }
  }
  const criticalCss = [...styles.values()].join('').replaceAll('\n', '')
  return { ...context, criticalCss, manifest: { ...manifest, routes } }
}

const isInline = (handle: unknown) => typeof handle === 'object' && handle !== null && 'inlineStyle' in handle
