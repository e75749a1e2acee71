import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the product that a browser opens. `/api` is described in `contract/endpoints.ts`. */
export default [
  index('routes/marketing/home.tsx'),
  route('contact-us', 'routes/marketing/contact/route.tsx'),
  route('contact-us/confirm', 'routes/marketing/contact/confirm.tsx'),
  route('themes', 'routes/system/in-print/themes.tsx'),
  route('merchant/login', 'routes/system/in-print/login.tsx'),
  route('api/docs', 'routes/system/api-docs/route.tsx'),
  route('render-test', 'routes/system/render-test/route.tsx'),
  route('404', 'routes/system/not-found.tsx'),
] satisfies RouteConfig
