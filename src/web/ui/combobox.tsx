import { type ReactNode, useMemo, useState } from 'react'
import {
  Button,
  ComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components'
import { Icon } from '#web/ui/icon.tsx'
import './field.css'
import './combobox.css'

export interface ComboboxItem {
  id: string
  /** What the list shows, and what may be searched for. */
  text: string
  /** Typed at the end of the row, and searched too: a dial code, a price. */
  detail?: string
  /** Two letters in a plate before the text. */
  plate?: string
}

interface ComboboxProps<Item extends ComboboxItem> {
  label: string
  name?: string
  items: readonly Item[]
  value?: string | null
  defaultValue?: string
  onChange?: (id: string | null) => void
  /** What the closed field shows of the chosen item; its text unless told otherwise. */
  shown?: (item: Item) => string
  placeholder?: string
  hint?: ReactNode
  error?: string
  /** Said in the list when nothing matches. */
  nothing?: string
  disabled?: boolean
  required?: boolean
}

const textOf = (item: ComboboxItem) => item.text

/** A form field with a searchable list that hangs from it. */
export function Combobox<Item extends ComboboxItem>({
  label,
  name,
  items,
  value,
  defaultValue,
  onChange,
  shown = textOf,
  placeholder,
  hint,
  error,
  nothing = 'Nothing matches',
  disabled,
  required,
}: ComboboxProps<Item>) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const trigger = useMemo(() => ({ current: frame }), [frame])
  const [own, setOwn] = useState(defaultValue ?? null)
  const chosenId = value === undefined ? own : value
  const chosen = items.find((item) => item.id === chosenId)
  const closedText = chosen ? shown(chosen) : ''
  const [typed, setTyped] = useState<string | null>(null)
  const input = typed ?? closedText

  const choose = (key: unknown) => {
    setTyped(null)
    const id = typeof key === 'string' ? key : null
    if (id === chosenId) return
    setOwn(id)
    onChange?.(id)
  }

  return (
    <ComboBox
      ref={setFrame}
      className="field combobox"
      name={name}
      items={typed === null ? items : matching(items, typed)}
      value={chosenId}
      onChange={choose}
      inputValue={input}
      onInputChange={(text) => setTyped(text === closedText ? null : text)}
      menuTrigger="focus"
      allowsEmptyCollection
      isDisabled={disabled}
      isRequired={required}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <div className="field-cell">
        <Label className="field-label">{label}</Label>
        <div className="combobox-line">
          {chosen?.plate && typed === null && <Plate>{chosen.plate}</Plate>}
          <Input
            className="field-input"
            placeholder={placeholder}
            onFocus={(event) => event.target.select()}
          />
          <Button className="combobox-button">
            <Icon name="down" />
          </Button>
        </div>
      </div>
      {hint && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-error">
        <Icon name="warning" size={16} />
        {error}
      </FieldError>
      <Popover
        className="combobox-popover"
        triggerRef={trigger}
        placement="bottom start"
        offset={-1.5}
        containerPadding={0}
        UNSTABLE_portalContainer={frame?.closest('dialog') ?? undefined}
      >
        <ListBox
          className="combobox-list"
          renderEmptyState={() => <p className="combobox-nothing">{nothing}</p>}
        >
          {(item: Item) => (
            <ListBoxItem id={item.id} textValue={shown(item)} className="combobox-item">
              {item.plate && <Plate>{item.plate}</Plate>}
              <span className="combobox-text">{item.text}</span>
              {item.detail && <span className="combobox-detail">{item.detail}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

function Plate({ children }: { children: string }) {
  return <span className="combobox-plate">{children}</span>
}

/** Every word that was typed has to occur somewhere in the row. */
function matching<Item extends ComboboxItem>(items: readonly Item[], typed: string) {
  const words = fold(typed).split(/\s+/)
  return items.filter((item) => {
    const row = fold([item.plate, item.text, item.detail].join(' '))
    return words.every((word) => row.includes(word))
  })
}

/** Without case and accents: "reunion" finds Réunion. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
