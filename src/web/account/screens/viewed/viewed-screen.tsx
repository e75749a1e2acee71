import { useLocation } from 'react-router'
import { viewedCopy as copy } from '#content/account/account.ts'
import { screenNames } from '#content/account/screens.ts'
import { money } from '#content/account/format.ts'
import { type Product, productOf, products } from '#shop-model/catalogue.ts'
import { priceOf } from '#shop-model/state-queries.ts'
import { Picture } from '#web/account/parts/item.tsx'
import { ScreenLink } from '#web/account/parts/screen-link.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount } from '#web/account/use-account.ts'
import { screenMeta } from '../screen-meta.ts'
import { ProductPanel } from './product-panel.tsx'

export const meta = () => screenMeta(screenNames.viewed)

/** Recently viewed products and all others. The open product is in the hash, so Back closes it. */
export default function Viewed() {
  const { state } = useAccount()
  const { hash } = useLocation()
  const inHand = products.find(({ id }) => `#${id}` === hash)
  return (
    <Screen title={copy.title} lead={copy.lead} kind="block">
      {inHand && <ProductPanel key={inHand.id} product={inHand} />}
      <Panel title={copy.latest}>
        {state.viewed.length === 0 && <p>{copy.empty}</p>}
        <Shelf goods={state.viewed.map(productOf)} />
      </Panel>
      <Panel title={copy.shelf}>
        <Shelf goods={products.filter(({ id }) => !state.viewed.includes(id))} />
      </Panel>
    </Screen>
  )
}

function Shelf({ goods }: { goods: readonly Product[] }) {
  const { state, href } = useAccount()
  return (
    <ul className="account-shelf">
      {goods.map(({ id, name, variants }) => {
        const first = variants[0]?.id ?? ''
        return (
          <li key={id}>
            <ScreenLink to={`${href('viewed')}#${id}`} preventScrollReset aria-label={copy.look(name)}>
              <Picture product={id} variant={first} size="medium" />
              <b>{name}</b>
              <span>{money(priceOf(state, id, first))}</span>
            </ScreenLink>
          </li>
        )
      })}
    </ul>
  )
}
