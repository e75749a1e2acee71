import { Link, useLocation, useNavigate } from 'react-router'
import { adminLayout, adminPages } from '#content/admin/admin.ts'
import { DropMenu } from '#web/kit/overlays/drop-menu.tsx'

/** Pages below a part that are not below its address. */
const elsewhere: Record<string, string> = { hosts: 'bookings' }

const placeOf = (path: string) => path.split('/')[2] ?? ''

/** The parts of the admin: side by side where there is room, else in a drop-down list. */
export function AdminPlaces() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const place = elsewhere[placeOf(pathname)] ?? placeOf(pathname)
  const isHere = (path: string) => placeOf(path) === place
  const here = adminPages.find(({ path }) => isHere(path))
  return (
    <>
      <nav className="admin-bar-nav" aria-label={adminLayout.nav}>
        {adminPages.map(({ path, name }) => (
          <Link key={path} to={path} prefetch="intent" aria-current={isHere(path) ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <div className="admin-bar-parts">
        <DropMenu
          label={adminLayout.nav}
          trigger={<b>{here?.name ?? adminLayout.name}</b>}
          items={adminPages.map(({ path, name }) => ({
            label: name,
            checked: isHere(path),
            onSelect: () => void navigate(path),
          }))}
        />
      </div>
    </>
  )
}
