import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '#content/shared/pages.ts'
import { palette as copy } from '#content/portal/command-palette.ts'
import { portal } from '#content/portal/portal.ts'
import type { ModuleSlug } from '#contract/modules/modules.ts'
import { settingsPaths } from '#contract/portal/settings-pages.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { openModule } from '#web/portal/open-module.ts'
import { applyTheme, type Theme } from '#web/kit/foundations/theme.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { openDashboard } from '../layout/open-dashboard.ts'
import { usePortal } from '../layout/portal-context.ts'
import {
  answerItems,
  featureItems,
  moduleItems,
  outletItems,
  type PaletteActs,
  type PaletteItem,
} from './palette-items.ts'

const themes: Theme[] = ['light', 'dark', 'system']
const themeIcons = { light: 'sun', dark: 'moon', system: 'system' } as const

/** What this merchant, in this role, can go to and do from here. */
export function usePaletteItems(isOpen: boolean, hasDashboard: boolean): PaletteItem[] {
  const { outlets, outlet, may, switchTo, addOutlet } = usePortal()
  const navigate = useNavigate()
  const toast = useToast()
  const [running, setRunning] = useState<ReadonlySet<string>>()
  const outletId = outlet?.id

  // Loaded at every opening, because a module may have been switched meanwhile.
  useEffect(() => {
    if (!isOpen || !outletId) return undefined
    let isWanted = true
    const ask = async () => {
      const result = await merchantApi('allApps', {})
      const apps = result.ok ? result.data.data : []
      if (isWanted) setRunning(new Set(apps.filter((app) => app.is_installed).map(({ slug }) => slug)))
    }
    void ask()
    return () => {
      isWanted = false
    }
  }, [isOpen, outletId])

  const go = (path: string) => () => void navigate(path)
  const complain = (problem: { title: string; message: string } | undefined) =>
    toast({ status: 'error', ...(problem ?? copy.failed) })
  const leaveFor = async (slug: ModuleSlug) => {
    const result = await openModule(slug)
    if (!result.ok) complain(result.problem)
  }
  const acts: PaletteActs = {
    openModule: (slug) => void leaveFor(slug),
    showModule: (slug) => void navigate(`${pages.apps.path}#module-${slug}`),
    switchTo: (id) => void switchTo(id),
  }
  const settings = settingsPaths.map((path): PaletteItem => ({
    id: path,
    group: 'pages',
    icon: hasDashboard ? 'out' : 'right',
    text: portal.settings[path],
    detail: copy.about[path],
    run: hasDashboard ? () => void openDashboard(path).then((no) => no && complain(no)) : go(path),
  }))
  const page = (text: string, path: string): PaletteItem => ({
    id: path,
    group: 'pages',
    icon: 'right',
    text,
    detail: copy.about[path],
    run: go(path),
  })

  return [
    ...moduleItems(running, acts),
    ...featureItems(running, acts),
    ...outletItems(outlets, outletId, acts),
    ...answerItems((path) => (path.startsWith('/merchant/') ? void navigate(path) : location.assign(path))),
    page(pages.apps.name, pages.apps.path),
    page(pages.orders.name, pages.orders.path),
    page(pages.orderChanges.title, pages.orderChanges.path),
    page(pages.customers.name, pages.customers.path),
    ...settings,
    page(pages.billing.name, pages.billing.path),
    page(portal.outlets, pages.outlets.path),
    page(portal.account, pages.account.path),
    {
      id: 'attention',
      group: 'actions',
      icon: 'warning',
      text: copy.attention,
      run: go(`${pages.apps.path}?show=attention`),
    },
    ...(may('outlets:manage')
      ? [
          {
            id: 'add-outlet',
            group: 'actions' as const,
            icon: 'plus' as const,
            text: copy.addOutlet,
            run: addOutlet,
          },
        ]
      : []),
    ...themes.map((theme): PaletteItem => ({
      id: theme,
      group: 'actions',
      icon: themeIcons[theme],
      text: copy.theme[theme],
      run: () => applyTheme(theme),
    })),
    {
      id: 'logout',
      group: 'actions',
      icon: 'lock',
      text: copy.logout,
      run: () => location.assign('/userLogout'),
    },
  ]
}
