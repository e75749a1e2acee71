import type { ServerBuild } from 'react-router'

type Assets = ServerBuild['assets']

/**
 * A page inside another one stands where the other's style is already. The build names a file for both where both use
 * it, and the browser would wait for it before it opens the inner page, even if the outer one has brought it inside.
 */
export function withStyleOnce(assets: Assets): Assets {
  const routes = Object.entries(assets.routes).map(([id, route]) => {
    const known = stylesAbove(assets, route?.parentId)
    return [id, route?.css ? { ...route, css: route.css.filter((href) => !known.has(fileOf(href))) } : route]
  })
  return { ...assets, routes: Object.fromEntries(routes) }
}

function stylesAbove({ routes }: Assets, id: string | undefined): Set<string> {
  const styles = new Set<string>()
  for (
    let route = id ? routes[id] : undefined;
    route;
    route = route.parentId ? routes[route.parentId] : undefined
  ) {
    for (const href of route.css ?? []) styles.add(fileOf(href))
  }
  return styles
}

/** React Router marks with `#` what a part that is loaded later links as well: the file is the same. */
const fileOf = (href: string) => href.replace('#', '')
