import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { withoutParentStyles } from './parent-styles.ts'

const route = (id: string, parentId: string | undefined, css?: string[]) => ({
  id,
  parentId,
  css,
  module: `/${id}.js`,
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
})

test('a page inside another one names only the style that the other has not', () => {
  const assets: ServerBuild['assets'] = {
    entry: { imports: [], module: '/entry.js' },
    url: '/manifest.js',
    version: '1',
    routes: {
      root: route('root', undefined, ['/base.css']),
      demo: route('demo', 'root', ['/demo.css', '/icon.css#']),
      orders: route('orders', 'demo', ['/icon.css', '/base.css#', '/orders.css']),
      plain: route('plain', 'demo'),
    },
  }
  const { routes } = withoutParentStyles(assets)
  expect(Object.values(routes).map((each) => each?.css)).toEqual([
    ['/base.css'],
    ['/demo.css', '/icon.css#'],
    ['/orders.css'],
    undefined,
  ])
})
