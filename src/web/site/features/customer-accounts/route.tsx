import { customerAccounts } from '#content/site/features/customer-accounts.ts'
import { pages } from '#content/shared/pages.ts'
import { headOf } from '#web/document-head.ts'
import { BalanceOnSurfaces } from '#web/site/features/customer-accounts/balance-on-surfaces.tsx'
import { ThreeThemes } from '#web/site/features/customer-accounts/themes.tsx'
import { EssentialDrawing } from '#web/kit/drawings/essential-drawing.tsx'
import { Goods } from '#web/kit/drawings/goods.tsx'
import { FeaturePage } from '../feature-page.tsx'

export const handle = { document: true }
export const meta = () => headOf(pages.customerAccounts)

export default function CustomerAccounts() {
  return (
    <FeaturePage
      content={customerAccounts}
      look={{
        hero: 'bleed',
        surface: 'blue',
        reveal: 'ledger',
        steps: 'ladder',
        experiences: 'row',
        band: 'pink',
        order: ['experiences', 'own', 'reveal', 'memo', 'steps'],
      }}
      screen={<ThreeThemes />}
      band={<BalanceOnSurfaces balance="2,480" />}
      lineDrawings={[
        <EssentialDrawing key="order-history" name="order-history" />,
        <EssentialDrawing key="profile-management" name="profile-management" />,
        <EssentialDrawing key="address-management" name="address-management" />,
        <EssentialDrawing key="tiers-and-memberships" name="tiers-and-memberships" />,
        <EssentialDrawing key="wishlist-management" name="wishlist-management" />,
        <EssentialDrawing key="security" name="security" />,
      ]}
      experienceDrawings={[
        <Goods key="vase" name="vase" />,
        <Goods key="textile" name="textile" />,
        <Goods key="soap" name="soap" />,
      ]}
    />
  )
}
