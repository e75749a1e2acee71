import type { ReactNode, SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { isChoice } from './list-address.ts'

interface FilterFormProps {
  className: string
  /** Other parameters of the address, which stay. */
  kept: Record<string, string>
  children: ReactNode
}

/** The filters of a list. They stand in the address, so that Back, a refresh and a shared link show the same list. */
export function FilterForm({ className, kept, children }: FilterFormProps) {
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && isChoice(name, value.trim())) query.set(name, value.trim())
    }
    void navigate(`?${query}`, { preventScrollReset: true })
  }
  return (
    <search>
      <form className={className} onSubmit={submit}>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
      </form>
    </search>
  )
}
