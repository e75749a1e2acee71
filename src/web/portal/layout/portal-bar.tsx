import { Link } from 'react-router'
import { brand } from '#content/shared/brand.ts'
import { pages } from '#content/shared/pages.ts'
import { portal } from '#content/portal/portal.ts'
import { Logo } from '#web/kit/foundations/mark.tsx'
import { HelpButton } from '../help/help-button.tsx'
import { PaletteButton } from '../palette/palette-button.tsx'
import { AvatarMenu, type AvatarMenuProps } from './avatar-menu.tsx'
import { OutletSwitcher } from './outlet-switcher.tsx'
import { PortalPlaces } from './portal-places.tsx'
import './portal-bar.css'

export type PortalBarProps = AvatarMenuProps

export function PortalBar(props: PortalBarProps) {
  return (
    <header className="portal-bar">
      <Link className="portal-bar-home" to={pages.apps.path} aria-label={`${brand.name}, ${portal.home}`}>
        <Logo name={brand.name} />
      </Link>
      <OutletSwitcher />
      <PaletteButton hasDashboard={props.hasDashboard} />
      <HelpButton />
      <div className="portal-bar-avatar">
        <AvatarMenu {...props} />
      </div>
      <PortalPlaces hasDashboard={props.hasDashboard} />
    </header>
  )
}
