import { pages } from '#content/shared/pages.ts'
import { portal } from '#content/portal/portal.ts'
import { type SettingsPath, settingsPaths } from '#contract/portal/settings-pages.ts'
import { DropMenu, type MenuItem } from '#web/kit/overlays/drop-menu.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { openDashboard } from './open-dashboard.ts'

export interface AvatarMenuProps {
  firstName: string
  lastName: string
  /** The settings are served by a dashboard elsewhere. */
  hasDashboard: boolean
  /** Somebody who looks around the demo store, and is not signed in. */
  isVisitor: boolean
}

const logoutPath = '/userLogout'

export function AvatarMenu({ firstName, lastName, hasDashboard, isVisitor }: AvatarMenuProps) {
  const toast = useToast()
  const name = `${firstName} ${lastName}`.trim()

  const leave = async (app: SettingsPath) => {
    const refusal = await openDashboard(app)
    if (refusal) toast({ status: 'error', ...refusal })
  }

  const items: MenuItem[] = [
    ...settingsPaths.map((path) => {
      const label = portal.settings[path]
      return hasDashboard ? { label, external: true, onSelect: () => void leave(path) } : { label, to: path }
    }),
    { label: portal.outlets, to: pages.outlets.path },
    { label: portal.account, to: pages.account.path },
    ...(isVisitor ? [] : [{ label: portal.logout, href: logoutPath, apart: true }]),
  ]

  return (
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
  )
}

const initialOf = (name: string) => String.fromCodePoint(name.codePointAt(0) ?? 0x3f).toUpperCase()
