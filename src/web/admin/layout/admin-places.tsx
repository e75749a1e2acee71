import { Link, useLocation, useNavigate } from 'react-router'
import { desk, adminPages } from '#content/admin/admin.ts'
import { DropMenu } from '#web/kit/overlays/drop-menu.tsx'

/** Pages below a part that are not below its address. */
const elsewhere: Record<string, string> = { merchants: 'home', hosts: 'bookings' }

const placeOf = (path: string) => path.split('/')[2] ?? ''

/** The parts of the desk: side by side where there is room, in a list that hangs from the bar where there is none. */
export function AdminPlaces() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const place = elsewhere[placeOf(pathname)] ?? placeOf(pathname)
  const isHere = (path: string) => placeOf(path) === place
  const here = adminPages.find(({ path }) => isHere(path))
  return (
    <>
      <nav className="admin-bar-nav" aria-label={desk.nav}>
        {adminPages.map(({ path, name }) => (
          <Link key={path} to={path} aria-current={isHere(path) ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <div className="admin-bar-parts">
        <DropMenu
          label={desk.nav}
          trigger={<b>{here?.name ?? desk.name}</b>}
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
