import { useLocation } from 'react-router'
import { viewedCopy as copy } from '#content/account/account.ts'
import { screenNames } from '#content/account/screens.ts'
import { type Product, productOf } from '#shop-model/catalogue.ts'
import { priceOf } from '#shop-model/state-queries.ts'
import { Picture } from '#web/account/parts/item.tsx'
import { ScreenLink } from '#web/account/parts/screen-link.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount, usePlayed } from '#web/account/use-account.ts'
import type { ScreenHandle } from '#web/account/frame/account-frame.tsx'
import { screenMeta } from '../screen-meta.ts'
import type { Route } from './+types/viewed-screen.ts'
import { ProductPanel } from './product-panel.tsx'

export const meta = (args: Route.MetaArgs) => screenMeta(screenNames.viewed, args)

export const handle: ScreenHandle = { needs: 'viewed' }

/** Recently viewed products and all others. The open product is in the hash, so Back closes it. */
export default function Viewed() {
  const state = usePlayed()
  const { products } = state.shop
  const { hash } = useLocation()
  const inHand = products.find(({ id }) => `#${id}` === hash)
  return (
    <Screen title={copy.title} lead={copy.lead} kind="block">
      {inHand && <ProductPanel key={inHand.id} product={inHand} />}
      <Panel title={copy.latest}>
        {state.viewed.length === 0 && <p>{copy.empty}</p>}
        <Shelf goods={state.viewed.map((id) => productOf(state, id))} />
      </Panel>
      <Panel title={copy.shelf}>
        <Shelf goods={products.filter(({ id }) => !state.viewed.includes(id))} />
      </Panel>
    </Screen>
  )
}

function Shelf({ goods }: { goods: readonly Product[] }) {
  const { href, format } = useAccount()
  const state = usePlayed()
  return (
    <ul className="account-shelf">
      {goods.map(({ id, name, variants }) => {
        const first = variants[0]?.id ?? ''
        return (
          <li key={id}>
            <ScreenLink to={`${href('viewed')}#${id}`} preventScrollReset aria-label={copy.look(name)}>
              <Picture picture={{ goods: id, variant: first }} size="medium" />
              <b>{name}</b>
              <span>{format.money(priceOf(state, id, first))}</span>
            </ScreenLink>
          </li>
        )
      })}
    </ul>
  )
}
