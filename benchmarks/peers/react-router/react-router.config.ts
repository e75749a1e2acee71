import type { Config } from '@react-router/dev/config'

/** Prerendered and hydrated: the framework as its documentation describes it for a static site. */
export default { ssr: false, prerender: true, routeDiscovery: { mode: 'initial' } } satisfies Config
