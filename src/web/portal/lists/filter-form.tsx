import type { ReactNode, SubmitEvent } from 'react'
import { useNavigate } from 'react-router'

interface FilterFormProps {
  className: string
  /** Other parameters of the address, which stay. */
  kept: Record<string, string>
  /** The value that means no choice and is left out of the address. */
  unsaid?: string
  children: ReactNode
}

/** The filters of a list. They stand in the address, so that Back, a refresh and a shared link show the same list. */
export function FilterForm({ className, kept, unsaid, children }: FilterFormProps) {
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value.trim() && value !== unsaid) query.set(name, value.trim())
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
