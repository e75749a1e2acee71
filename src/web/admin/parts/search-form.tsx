import { type SubmitEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { adminLayout } from '#content/admin/admin.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import './search-form.css'

interface SearchFormProps {
  /** For buttons elsewhere on the page that belong to it, such as those that sort. */
  id: string
  label: string
  search: string
  /** A choice beside it; its first option is the one that needs no saying. */
  choice?: { name: string; label: string; value: string; options: readonly { value: string; text: string }[] }
  /** Searches by itself once nothing was typed for a moment. */
  whileTyping?: boolean
  /** Kept as it is. */
  sort?: string
  /** What else the address says and keeps saying. */
  kept?: Record<string, string>
}

const typingPause = 250

/** Works as a plain form; with a script the page stays and the address has only what was query. */
export function SearchForm({
  id,
  label,
  search,
  choice,
  whileTyping = false,
  sort,
  kept = {},
}: SearchFormProps) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLSelectElement>(null)
  /** What the fields were last sent or filled with. */
  const known = useRef({ text: search, chosen: choice?.value })
  const chosen = choice?.value

  // A search that came by the address, or by Back, stands in the fields. Text typed meanwhile stays.
  useEffect(() => {
    const { text, chosen: before } = known.current
    const isTypedOn = field.current === document.activeElement && field.current?.value !== text
    if (field.current && search !== text && !isTypedOn) field.current.value = search
    if (list.current && chosen !== before) list.current.value = chosen ?? ''
    known.current = { text: search, chosen }
  }, [search, chosen])

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const searchSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => field.current?.form?.requestSubmit(), typingPause)
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    clearTimeout(timer.current)
    known.current = { text: field.current?.value ?? '', chosen: list.current?.value }
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const query = new URLSearchParams()
    for (const [name, value] of form) if (typeof value === 'string' && value) query.set(name, value)
    if (choice && query.get(choice.name) === choice.options[0]?.value) query.delete(choice.name)
    void navigate(`?${query}`, { preventScrollReset: true, replace: whileTyping })
  }
  return (
    <search>
      <form id={id} className="admin-search" onSubmit={submit}>
        {sort && <input type="hidden" name="sort" value={sort} />}
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="caption" htmlFor={`${id}-text`}>
          {label}
        </label>
        <div className="admin-search-box">
          <Icon name="search" />
          <input
            ref={field}
            id={`${id}-text`}
            type="search"
            name="search"
            defaultValue={search}
            autoComplete="off"
            spellCheck={false}
            onInput={whileTyping ? searchSoon : undefined}
          />
          {choice && (
            <span className="admin-search-choice">
              <select
                ref={list}
                name={choice.name}
                aria-label={choice.label}
                defaultValue={choice.value}
                onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
              >
                {choice.options.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
              <Icon name="down" size={16} />
            </span>
          )}
          <button type="submit">
            <Icon name="arrow" label={adminLayout.find} />
          </button>
        </div>
      </form>
    </search>
  )
}
