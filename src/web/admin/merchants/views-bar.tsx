import { useState } from 'react'
import { Link } from 'react-router'
import { viewsBar as copy } from '#content/admin/merchant-views.ts'
import type { MerchantView } from '#contract/merchant-views/shapes.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { addressOf, type Filters } from './list-address.ts'
import { useViewCounts } from './use-view-counts.ts'
import { ViewDialog } from './view-dialog.tsx'
import '#web/admin/parts/chips.css'

interface ViewsBarProps {
  views: readonly MerchantView[]
  filters: Filters
}

/** Saved views in one line, each with how many merchants it shows; the one that is on stands out. */
export function ViewsBar({ views, filters }: ViewsBarProps) {
  const [isOpen, setOpen] = useState(false)
  const counts = useViewCounts(views)
  const here = addressOf(filters)
  const current = views.find((view) => addressOf(view) === here)
  const own = current?.is_own ? current : undefined
  const isEverybody = here === '?'
  if (views.length === 0 && isEverybody) return null
  return (
    <div className="admin-chips">
      <nav aria-label={copy.label}>
        <ul>
          <li>
            <Link to="?" aria-current={isEverybody ? 'page' : undefined} preventScrollReset>
              {copy.everybody}
            </Link>
          </li>
          {views.map((view) => (
            <li key={view.id}>
              <Link
                to={addressOf(view)}
                aria-current={view === current ? 'page' : undefined}
                title={view.is_own ? undefined : copy.by(view.owner)}
                preventScrollReset
              >
                {view.name}
                {view.is_shared && <Icon name="user" size={16} label={copy.shared} />}
                {counts.has(view.id) && (
                  <small>
                    {counts.get(view.id)}
                    <span className="visually-hidden">{copy.merchants}</span>
                  </small>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {!isEverybody && (!current || own) && (
        <button type="button" className="text-link" onClick={() => setOpen(true)}>
          {own ? copy.change : copy.save}
        </button>
      )}
      <ViewDialog isOpen={isOpen} view={own} filters={filters} onClose={() => setOpen(false)} />
    </div>
  )
}
