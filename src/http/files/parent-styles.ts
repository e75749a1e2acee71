import type { ServerBuild } from 'react-router'

type Assets = ServerBuild['assets']

/**
 * Removes from each route the stylesheets that one of its parent routes links too. Otherwise the browser would wait for
 * them again before it opens the inner page, even where the parent's style is inline.
 */
export function withoutParentStyles(assets: Assets): Assets {
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

/** React Router adds `#` to a stylesheet that a lazily loaded part links too. The file is the same. */
const fileOf = (href: string) => href.replace('#', '')
