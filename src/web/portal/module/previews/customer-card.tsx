import { previewTexts } from '#content/portal/modules/preview-texts.ts'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { DataTable } from '#web/kit/data/data-table.tsx'
import type { PreviewProps } from './preview-props.ts'
import { useFigure } from './use-figure.ts'
import './customer-card.css'

const { card: texts } = previewTexts

/** An index card pulled from the drawer: the name on its tab, the next two cards behind it. */
export function CustomerCard({ name, facts, note, orders }: PreviewProps<'card'>) {
  const figureOf = useFigure()
  return (
    <div className="preview-card">
      <h3 className="preview-card-tab">{name}</h3>
      <div className="preview-card-face">
        <div>
          <KeyValueList rows={facts.map(([term, value]) => ({ term, value: figureOf(value) }))} />
          <p className="preview-card-note">
            <span className="caption">{texts.note}</span>
            {note}
          </p>
        </div>
        <DataTable
          caption={texts.orders}
          rows={orders}
          rowKey={(order) => order.number}
          empty=""
          columns={[
            { key: 'number', label: texts.head.number, kind: 'typed', cell: (order) => order.number },
            { key: 'date', label: texts.head.date, cell: (order) => order.date },
            { key: 'goods', label: texts.head.goods, kind: 'title', cell: (order) => order.goods },
            {
              key: 'amount',
              label: texts.head.amount,
              kind: 'typed',
              cell: (order) => figureOf(order.amount),
            },
          ]}
        />
      </div>
    </div>
  )
}
