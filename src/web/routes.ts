import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the product that a browser opens. `/api` is described in `contract/endpoints.ts`. */
export default [
  index('routes/marketing/home.tsx'),
  route('user-registration', 'routes/marketing/features/user-registration.tsx'),
  route('quick-account-creation', 'routes/marketing/features/quick-account-creation.tsx'),
  route('customer-accounts', 'routes/marketing/features/customer-accounts.tsx'),
  route('orders-management', 'routes/marketing/features/orders-management.tsx'),
  route('wishlist', 'routes/marketing/features/wishlist.tsx'),
  route('loyalty-program', 'routes/marketing/features/loyalty-program.tsx'),
  route('subscription-management', 'routes/marketing/features/subscription-management.tsx'),
  route('returns-exchange-replacement-management', 'routes/marketing/features/returns-exchange-replacement-management.tsx'),
  route('case-studies', 'routes/marketing/case-studies/route.tsx'),
  route('communication-bundle', 'routes/marketing/communication-bundle/route.tsx'),
  route('themes', 'routes/marketing/themes/route.tsx'),
  route('faq', 'routes/marketing/faq/route.tsx'),
  route('terms-of-use', 'routes/marketing/legal/terms-of-use.tsx'),
  route('privacy-policy', 'routes/marketing/legal/privacy-policy.tsx'),
  route('contact-us', 'routes/marketing/contact/route.tsx'),
  route('contact-us/confirm', 'routes/marketing/contact/confirm.tsx'),
  route('merchant/login', 'routes/merchant/login/route.tsx'),
  route('api/docs', 'routes/system/api-docs/route.tsx'),
  route('render-test', 'routes/system/render-test/route.tsx'),
  route('404', 'routes/system/not-found.tsx'),
] satisfies RouteConfig
