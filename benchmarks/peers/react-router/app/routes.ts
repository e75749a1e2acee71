import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { index, type RouteConfig, route } from '@react-router/dev/routes'

const pages = join(import.meta.dirname, 'pages')

/** A route for every page that was put there; `home` is the first. */
export default readdirSync(pages, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(pages, join(parentPath, name)).split(sep).join('/'))
  .map((file) =>
    file === 'home.tsx' ? index('pages/home.tsx') : route(file.replace(/\.tsx$/, ''), `pages/${file}`),
  ) satisfies RouteConfig
