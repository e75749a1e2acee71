import { readBrand, type ShopBrand, writeBrand } from './shop-brand.ts'
import { demoPath, type ThemeId, themeIds } from './themes.ts'

/** The account demo as somebody had set it up: what a booking keeps, and its host opens. */
export interface SetUp {
  theme: ThemeId
  brand: ShopBrand
  /** Where to open it: the theme and the brand, and nothing else that stood in the address. */
  path: string
}

/** Longer than the longest brand. */
export const longestSetUp = 900

export function readSetUp(address: string): SetUp | undefined {
  const [, name, query = ''] = /^\/demo\/([a-z-]+)(?:\/[\w/-]*)?(?:\?([^#]*))?(?:#.*)?$/.exec(address) ?? []
  const theme = themeIds.find((id) => id === name)
  if (!theme || address.length > longestSetUp) return undefined
  const brand = readBrand(new URLSearchParams(query))
  return { theme, brand, path: setUpPath(theme, brand) }
}

export function setUpPath(theme: ThemeId, brand: ShopBrand): string {
  const query = writeBrand(new URLSearchParams(), brand).toString()
  return query ? `${demoPath(theme)}?${query}` : demoPath(theme)
}
