import { Goods, type GoodsName } from '#web/kit/drawings/goods.tsx'
import { Picture } from '../figures/picture.tsx'
import './return-forms.css'

interface ReturnForm {
  surface: 'white' | 'canary' | 'pink'
  number: string
  name: string
  goods: GoodsName
  thing: string
  reason: string
  moves: { stock: string; money: string; points: string }
  /** What the rubber stamp says. */
  verdict: string
}

interface FormsCopy {
  label: string
  fields: { thing: string; reason: string; stock: string; money: string; points: string }
  copies: readonly ReturnForm[]
}

/** One question in three copies: the answer decides what happens to stock, money and points. */
export function ReturnForms({ copy: { label, fields, copies } }: { copy: FormsCopy }) {
  return (
    <Picture className="return-forms" label={label}>
      {copies.map((form) => (
        <div key={form.name} className="return-forms-sheet stays-paper" data-inks={form.surface}>
          <span className="return-forms-head">
            <span>{form.name}</span>
            <span className="typed">{form.number}</span>
          </span>
          <b className="return-forms-name">{form.name}</b>
          <span className="return-forms-goods">
            <Goods name={form.goods} />
          </span>
          <Field name={fields.thing} value={form.thing} />
          <Field name={fields.reason} value={form.reason} />
          <Field name={fields.stock} value={form.moves.stock} strong />
          <Field name={fields.money} value={form.moves.money} strong />
          <Field name={fields.points} value={form.moves.points} strong />
          <strong className="return-forms-verdict">{form.verdict}</strong>
        </div>
      ))}
    </Picture>
  )
}

function Field({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) {
  return (
    <span className="return-forms-field" data-strong={strong || undefined}>
      <small>{name}</small>
      <span className="typed">{value}</span>
    </span>
  )
}
