import { Link } from 'react-router'
import { ordersPage as copy } from '#content/portal/orders.ts'
import {
  orderBuyerFilters,
  orderPaymentFilters,
  orderStateFilters,
  orderWindowFilters,
} from '#contract/orders/filters.ts'
import type { OrdersQuery } from '#contract/orders/shapes.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import { FilterForm } from '../lists/filter-form.tsx'
import { listAddress } from '../lists/list-address.ts'

interface OrdersFiltersProps {
  query: OrdersQuery
  /** Of the outlet, where the address names it. */
  kept: Record<string, string>
  productTitle: string | null
}

const optionsOf = <const Word extends string>(words: readonly Word[], texts: Record<Word, string>) =>
  words.map((value) => ({ value, text: texts[value] }))

/** Search, state, payment and window; the rest is folded until one of it is set. */
export function OrdersFilters({ query, kept, productTitle }: OrdersFiltersProps) {
  const { customer, product } = query
  const only = { ...kept, ...(customer && { customer }), ...(product && { product }) }
  const isFolded = ![query.least, query.most, query.from, query.until].some(Boolean) && query.buyer === 'any'
  const filters = listAddress({ ...query, cursor: '' })
  return (
    // Fields are filled from the address anew when it changes, also by Back.
    <FilterForm key={filters} className="orders-filters" kept={only}>
      <div className="orders-filters-row" data-first>
        <Field
          type="search"
          name="search"
          label={copy.search}
          hint={copy.searchHint}
          defaultValue={query.search}
          maxLength={200}
          autoComplete="off"
        />
        <Select
          name="state"
          label={copy.state}
          defaultValue={query.state}
          options={optionsOf(orderStateFilters, copy.states)}
        />
        <Select
          name="payment"
          label={copy.payment}
          defaultValue={query.payment}
          options={optionsOf(orderPaymentFilters, copy.payments)}
        />
        <Select
          name="window"
          label={copy.window}
          defaultValue={query.window}
          options={optionsOf(orderWindowFilters, copy.windows)}
        />
      </div>
      <details className="orders-filters-more" open={!isFolded}>
        <summary>{copy.moreFilters}</summary>
        <div className="orders-filters-row">
          <Field type="date" name="from" label={copy.from} defaultValue={query.from} />
          <Field type="date" name="until" label={copy.until} defaultValue={query.until} />
          <Field
            type="number"
            min={0}
            step="any"
            name="least"
            label={copy.least}
            defaultValue={query.least}
          />
          <Field type="number" min={0} step="any" name="most" label={copy.most} defaultValue={query.most} />
          <Select
            name="buyer"
            label={copy.buyer}
            defaultValue={query.buyer}
            options={optionsOf(orderBuyerFilters, copy.buyers)}
          />
        </div>
      </details>
      <p className="orders-filters-acts">
        <Button type="submit" variant="secondary" size="small">
          {copy.apply}
        </Button>
        {filters !== '?' && (
          <Link className="text-link" to={listAddress(kept)} preventScrollReset>
            {copy.clear}
          </Link>
        )}
        {product && productTitle && <b>{copy.product(productTitle)}</b>}
        {customer && <b>{copy.customer}</b>}
        <DaysNote query={query} />
      </p>
    </FilterForm>
  )
}

function DaysNote({ query: { from, until, state, payment } }: Pick<OrdersFiltersProps, 'query'>) {
  if (!from && !until) return null
  if (state === 'returned') return <span>{copy.days.returned}</span>
  return payment === 'refunded' ? <span>{copy.days.refunded}</span> : null
}
