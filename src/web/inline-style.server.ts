import type { EntryContext } from 'react-router'

/**
 * Pages that people open from elsewhere bring their style inside, as documents do: nothing more has to be asked for
 * before the first paint. Such a page says so in its `handle`. All others link theirs, which the browser then keeps.
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
    // React Router marks with `#` what a part that is loaded later links as well: the file is the same.
    const found = route?.css?.map((href) => [href.replace('#', ''), styleOf(href.replace('#', ''))] as const)
    if (!route || !found?.every((one): one is [string, string] => one[1] !== undefined)) continue
    for (const [href, style] of found) styles.set(href, style)
    // The browser reads the same table: it does not ask for what the page has brought.
    routes[id] = { ...route, css: [] }
  }
  const criticalCss = [...styles.values()].join('').replaceAll('\n', '')
  return { ...context, criticalCss, manifest: { ...manifest, routes } }
}

const isInline = (handle: unknown) => typeof handle === 'object' && handle !== null && 'inlineStyle' in handle
