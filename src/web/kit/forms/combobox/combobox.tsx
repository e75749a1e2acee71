import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { ComboboxItem } from '#web/kit/forms/combobox/combobox-search.ts'
import { FieldFrame, useFieldIds } from '#web/kit/forms/field-frame.tsx'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import { useCombobox } from '#web/kit/forms/combobox/use-combobox.ts'
import './combobox.css'

interface ComboboxProps<Item extends ComboboxItem> {
  label: string
  name?: string
  items: readonly Item[]
  value?: string | null
  defaultValue?: string
  onChange?: (id: string | null) => void
  /** What the closed field shows of the chosen item; its text by default. */
  shown?: (item: Item) => string
  placeholder?: string
  hint?: ReactNode
  error?: string
  /** Said in the list when nothing matches. */
  nothing?: string
  optional?: boolean
  disabled?: boolean
  required?: boolean
}

const never = () => () => {}

const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()

/** A field with a searchable list hanging from it. Until script is here it is a plain select of the same name. */
export function Combobox<Item extends ComboboxItem>(props: ComboboxProps<Item>) {
  const [own, setOwn] = useState(props.defaultValue ?? null)
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const value = props.value === undefined ? own : props.value
  const wasFocused = useRef(false)
  const choose = (id: string | null) => {
    setOwn(id)
    props.onChange?.(id)
  }
  // The select may have been changed before the script ran.
  const select = useRef<HTMLSelectElement>(null)
  const takeEarlyChoice = useEffectEvent(() => {
    if (select.current && select.current.value !== (value ?? '')) choose(select.current.value || null)
  })
  useLayoutEffect(() => takeEarlyChoice(), [])
  if (isAlive) return <LiveCombobox {...props} value={value} onChange={choose} wasFocused={wasFocused} />
  const { label, name, items, placeholder, hint, error, optional, disabled, required } = props
  const options = items.map(({ id, text, detail, plate }) => ({
    value: id,
    text: [detail, text, plate].filter(Boolean).join(' '),
  }))
  return (
    <Select
      {...{ label, name, options, hint, error, optional, disabled, required }}
      ref={(element) => {
        select.current = element
        return () => {
          select.current = null
          wasFocused.current = element === document.activeElement
        }
      }}
      placeholder={placeholder ?? ' '}
      defaultValue={value ?? ''}
      onChange={(event) => choose(event.target.value || null)}
    />
  )
}

interface LiveProps<Item extends ComboboxItem> extends ComboboxProps<Item> {
  /** Whether the replaced select had the focus. */
  wasFocused: RefObject<boolean>
}

function LiveCombobox<Item extends ComboboxItem>({
  wasFocused,
  label,
  name,
  items,
  value,
  onChange,
  shown = (item) => item.text,
  placeholder,
  hint,
  error,
  nothing = 'Nothing matches',
  optional,
  disabled,
  required,
}: LiveProps<Item>) {
  const ids = useFieldIds({ hint, error })
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (wasFocused.current) field.current?.focus()
  }, [wasFocused])
  const chosen = items.find((item) => item.id === value)
  const { open, typed, rows, input, listbox, option } = useCombobox({
    items,
    chosen,
    closedText: chosen ? shown(chosen) : '',
    required,
    choose: (item) => onChange?.(item?.id ?? null),
  })
  const isPlated = typed === null && chosen?.plate !== undefined
  const hanging = (
    <>
      <span className="combobox-chevron" data-open={open || undefined}>
        <Icon name="down" size={16} />
      </span>
      {isPlated && (
        <span className="combobox-chosen" aria-hidden="true">
          <Plate item={chosen} />
        </span>
      )}
      <div className="combobox-popup" hidden={!open}>
        {/* A press must not take the focus away from the input. */}
        <div className="combobox-list" {...listbox} aria-label={label} onPointerDown={keepFocus}>
          {open &&
            rows.map((item, index) => (
              <div key={item.id} className="combobox-item" {...option(item, index)}>
                <Plate item={item} />
                <span className="combobox-text">
                  {item.text}
                  {item.picture && item.plate && <span className="combobox-letters"> {item.plate}</span>}
                </span>
                {item.detail && <span className="combobox-detail">{item.detail}</span>}
              </div>
            ))}
        </div>
        {rows.length === 0 && <p className="combobox-nothing">{nothing}</p>}
      </div>
      <output className="visually-hidden">{typed !== null && `${rows.length} of ${items.length}`}</output>
      {name && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
    </>
  )
  return (
    <FieldFrame {...{ label, hint, error, optional, disabled, ids }} tail={hanging}>
      <input
        ref={field}
        {...ids.control}
        {...input}
        className="field-input combobox-input"
        data-plate={isPlated || undefined}
        placeholder={placeholder}
        disabled={disabled}
        required={required}
      />
    </FieldFrame>
  )
}

function Plate({ item: { plate, picture } }: { item: ComboboxItem }) {
  if (picture) {
    return <img className="combobox-picture" src={picture} alt="" width={26} height={17} loading="lazy" />
  }
  return plate && <span className="combobox-plate">{plate}</span>
}
