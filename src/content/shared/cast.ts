/**
 * The one invented store and the one invented customer of every picture, story and example on the site, with their
 * figures. `shop-model/seed.ts` starts the live demo with the same.
 */
export const cast = {
  store: 'Tamarind Supply',
  customer: { first: 'Asha', full: 'Asha Rao' },
  city: 'Pune',
  order: {
    number: '10482',
    lines: [
      { goods: 'kettle', name: 'Enamel kettle, 1.5 l', price: 64 },
      { goods: 'vase', name: 'Bottle vase', price: 38 },
    ],
    total: 102,
    points: 102,
  },
} as const

const dollars = (amount: number) => `$${amount.toFixed(2)}`

/** The order of the story as rows of a receipt, with the vase in this colour. */
export const orderRows = (vase: string): [name: string, price: string][] =>
  cast.order.lines.map(({ goods, name, price }) => [
    goods === 'vase' ? `${name}, ${vase}` : name,
    dollars(price),
  ])

export const orderTotal = dollars(cast.order.total)
