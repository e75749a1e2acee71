import { orderEditCopy as copy } from '#content/account/order-window.ts'
import { editCopy } from '#content/account/order-forms.ts'
import { RadioGroup, RefusalNote, Stepper } from '#web/account/parts/fields.tsx'
import { Item } from '#web/account/parts/item.tsx'
import { useAccount } from '#web/account/use-account.ts'
import { minor } from '../live-account.ts'
import type { FormLine, Wanted } from './wanted.ts'

/** Few enough to say how many. */
const few = 10

interface EditLineProps {
  line: FormLine
  wanted: Wanted
  error: string | undefined
  onChange: (wanted: Wanted) => void
}

export function EditLine({ line, wanted, error, onChange }: EditLineProps) {
  const { money } = useAccount().format
  const { title, variants, image } = line
  const chosen = variants.find(({ id }) => id === wanted.variantId)
  const most = chosen?.most ?? line.most
  return (
    <div className="account-edit-line" data-out={wanted.quantity === 0 || undefined}>
      <Item
        picture={image ? { url: image.url, alt: image.alt } : undefined}
        name={title}
        variant={variants.length > 1 ? (chosen?.title ?? '') : ''}
        note={line.variant_id === null ? copy.soldNoLonger : most <= few ? copy.left(most) : undefined}
      >
        <Stepper
          label={editCopy.count(title)}
          fewer={`${editCopy.fewer}: ${title}`}
          more={`${editCopy.more}: ${title}`}
          count={wanted.quantity}
          most={most}
          onChange={(quantity) => onChange({ ...wanted, quantity })}
        />
      </Item>
      {variants.length > 1 && (
        <RadioGroup
          legend={editCopy.variant(title.toLowerCase())}
          layout="row"
          value={wanted.variantId}
          onChange={(variantId) => {
            const stock = variants.find(({ id }) => id === variantId)?.most ?? 0
            onChange({ variantId, quantity: Math.min(Math.max(wanted.quantity, 1), stock) })
          }}
          options={variants.map((variant) => ({
            value: variant.id,
            label: variant.title,
            note: money(minor(variant.price)),
            ...((!variant.is_available || variant.most === 0) && { disabledReason: copy.left(0) }),
          }))}
        />
      )}
      {error && <RefusalNote>{error}</RefusalNote>}
    </div>
  )
}
