import type { ReactNode } from 'react'
import type { ComboboxItem } from '#web/kit/forms/combobox/combobox-search.ts'
import { Icon, type IconName } from '#web/kit/foundations/icon.tsx'
import { useDrop } from '#web/kit/overlays/use-drop.ts'
import { useFinder } from '#web/kit/overlays/use-finder.ts'
import './drop-menu.css'
import './drop-finder.css'

interface ListProps {
  /** The name of the list for assistive technology. */
  label: string
  /** What can be typed in the field. */
  search: string
  /** Said when nothing matches. */
  nothing: string
  items: readonly ComboboxItem[]
  chosenId: string | undefined
  onChoose: (id: string) => void
}

interface DropFinderProps extends ListProps {
  /** What stands in the bar. */
  trigger: ReactNode
  /** Below the list, set apart: adding something. */
  action?: { label: string; icon: IconName; onSelect: () => void }
}

/** A drop menu for a thousand entries: a search field over a list of which only what is in sight exists. */
export function DropFinder({ trigger, action, onChoose, ...list }: DropFinderProps) {
  const { open, setOpen, root, button, id, closeAndReturn } = useDrop()
  const leaveFor = (act: () => void) => {
    closeAndReturn()
    act()
  }
  return (
    <div className="drop-menu" ref={root} data-open={open || undefined}>
      <button
        ref={button}
        type="button"
        className="drop-menu-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {trigger}
        <Icon name="down" size={16} />
      </button>
      {open && (
        <dialog open id={id} className="drop-menu-list drop-finder" aria-label={list.label}>
          <Finder {...list} onChoose={(chosen) => leaveFor(() => onChoose(chosen))} />
          {action && (
            <button
              type="button"
              className="drop-menu-item"
              data-apart
              onClick={() => leaveFor(action.onSelect)}
            >
              <Icon name={action.icon} />
              <span className="drop-menu-text">{action.label}</span>
            </button>
          )}
        </dialog>
      )}
    </div>
  )
}

function Finder({ label, search, nothing, items, chosenId, onChoose }: ListProps) {
  const { found, inSight, input, listbox, run, option } = useFinder(items, chosenId, onChoose)
  return (
    <>
      <label className="drop-finder-search">
        <Icon name="search" />
        <span className="visually-hidden">{search}</span>
        <input {...input} placeholder={search} />
      </label>
      <div {...listbox} className="drop-finder-list" aria-label={label}>
        <div {...run} className="drop-finder-run" role="presentation">
          {inSight.map(({ item, index }) => (
            <div key={item.id} {...option(item, index)} className="drop-finder-item" title={item.text}>
              {item.id === chosenId ? <Icon name="check" /> : <span className="drop-menu-blank" />}
              <span className="drop-finder-text">
                <span>{item.text}</span>
                {item.detail && <small>{item.detail}</small>}
              </span>
            </div>
          ))}
        </div>
      </div>
      {found === 0 && <p className="drop-finder-nothing">{nothing}</p>}
      <output className="visually-hidden">{`${found} of ${items.length}`}</output>
    </>
  )
}
