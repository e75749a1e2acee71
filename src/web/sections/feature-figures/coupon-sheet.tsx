import './coupon-sheet.css'

interface CouponSheetProps {
  modules: readonly { name: string; stock: 'canary' | 'pink'; items: readonly string[] }[]
}

/** Every feature is a coupon, numbered through, on one perforated sheet. The stock says which module it is of. */
export function CouponSheet({ modules }: CouponSheetProps) {
  return (
    <div className="coupon-sheet">
      {modules.map(({ name, stock, items }) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <ol>
            {items.map((item) => (
              <li key={item} data-stock={stock}>
                {item}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
