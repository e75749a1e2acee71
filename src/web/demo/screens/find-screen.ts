import { matchPath } from 'react-router'
import { editWords, invoiceWords, returnWords } from '#content/demo/order-forms.ts'
import { missingWords, orderWords, screenNames } from '#content/demo/screens.ts'

/** What an address says about its screen: which order, and which line of it. */
export interface ScreenParams {
  id?: string
  line?: string
}

/** Every screen of the account: its address below the theme, and its name in the browser's tab. */
const screens = [
  { id: 'home', address: '/', title: screenNames.home },
  { id: 'orders', address: '/orders', title: screenNames.orders },
  { id: 'order', address: '/orders/:id', title: orderWords.title },
  { id: 'edit-order', address: '/orders/:id/edit', title: editWords.title },
  { id: 'return-form', address: '/orders/:id/return/:line', title: returnWords.title },
  { id: 'invoice', address: '/orders/:id/invoice', title: invoiceWords.title },
  { id: 'basket', address: '/basket', title: screenNames.basket },
  { id: 'returns', address: '/returns', title: screenNames.returns },
  { id: 'wishlist', address: '/wishlist', title: screenNames.wishlist },
  { id: 'points', address: '/points', title: screenNames.points },
  { id: 'subscriptions', address: '/subscriptions', title: screenNames.subscriptions },
  { id: 'addresses', address: '/addresses', title: screenNames.addresses },
  { id: 'profile', address: '/profile', title: screenNames.profile },
  { id: 'security', address: '/security', title: screenNames.security },
  { id: 'reviews', address: '/reviews', title: screenNames.reviews },
  { id: 'viewed', address: '/viewed', title: screenNames.viewed },
] as const

export type ScreenId = (typeof screens)[number]['id'] | 'missing'

interface FoundScreen {
  id: ScreenId
  params: ScreenParams
  title: string
}

export function findScreen(screen: string): FoundScreen {
  const path = `/${screen.split('/').filter(Boolean).join('/')}`
  for (const { id, address, title } of screens) {
    const params: ScreenParams | undefined = matchPath(address, path)?.params
    if (params) return { id, params, title: typeof title === 'string' ? title : title(params.id ?? '') }
  }
  return { id: 'missing', params: {}, title: missingWords.title }
}
