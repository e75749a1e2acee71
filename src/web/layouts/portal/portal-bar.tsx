import { brand } from '#content/brand.ts'
import { pages } from '#content/pages.ts'
import { portal } from '#content/portal.ts'
import { DropMenu, type MenuItem } from '#web/ui/drop-menu.tsx'
import { Logo } from '#web/ui/mark.tsx'
import { usePortal } from './portal-context.ts'
import './portal-bar.css'

export interface PortalBarProps {
  firstName: string
  lastName: string
}

const logoutPath = '/userLogout'

const items: MenuItem[] = [
  { label: portal.apps, href: pages.apps.path, icon: 'store' },
  { label: portal.account, href: pages.account.path, icon: 'user' },
  { label: portal.logout, href: logoutPath, apart: true },
]

export function PortalBar({ firstName, lastName }: PortalBarProps) {
  const { outlet, outlets } = usePortal()
  const otherOutlets = outlets.length - 1
  const name = `${firstName} ${lastName}`.trim()
  return (
    <header className="portal-bar">
      <a className="portal-bar-home" href={pages.apps.path} aria-label={`${brand.name}, ${portal.home}`}>
        <Logo name={brand.name} />
      </a>
      <p className="portal-bar-outlet">
        <span className="caption">{portal.outlet}</span>
        <b>{outlet?.name || portal.noOutlet}</b>
        {otherOutlets > 0 && <span className="portal-bar-more caption">{portal.more(otherOutlets)}</span>}
      </p>
      <div className="portal-bar-avatar">
        <DropMenu
          label={portal.account}
          align="end"
          items={items}
          trigger={
            <>
              <span className="portal-bar-initial" aria-hidden>
                {initialOf(name)}
              </span>
              <span className="visually-hidden">{portal.menu(name)}</span>
            </>
          }
        />
      </div>
    </header>
  )
}

const initialOf = (name: string) => String.fromCodePoint(name.codePointAt(0) ?? 0x3f).toUpperCase()
