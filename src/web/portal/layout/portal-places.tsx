import { Link, useLocation } from 'react-router'
import { type MainPlace, placesTexts, portalPlaces } from '#content/portal/places.ts'
import { isSettingsPath } from '#contract/portal/settings-pages.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { useDrop } from '#web/kit/overlays/use-drop.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { isSamePath, partAt, placeAt } from './current-place.ts'
import { openDashboard } from './open-dashboard.ts'
import './portal-places.css'

/** The places of the portal: a rail where the window is wide, else a menu at the end of the bar. */
export function PortalPlaces({ hasDashboard }: { hasDashboard: boolean }) {
  const { open, setOpen, root, button, id } = useDrop()
  const { pathname } = useLocation()
  const here = placeAt(pathname)
  const close = () => setOpen(false)
  return (
    <div className="portal-places" ref={root}>
      <button
        ref={button}
        type="button"
        className="portal-places-button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'menu-dots'} label={placesTexts.menu} />
      </button>
      <nav id={id} className="portal-places-nav" aria-label={placesTexts.nav} data-open={open || undefined}>
        <ul>
          {portalPlaces.map((place) => (
            <li key={place.path}>
              <PlaceLink {...{ place, pathname, hasDashboard }} onLeave={close} isWithin={place === here} />
              {place.parts && (
                <ul>
                  {place.parts.map((part) => (
                    <li key={part.path}>
                      <PlaceLink
                        place={part}
                        {...{ pathname, hasDashboard }}
                        onLeave={close}
                        isWithin={part === partAt(pathname)}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

interface PlaceLinkProps {
  place: MainPlace
  pathname: string
  /** The page at hand belongs to this place. */
  isWithin?: boolean
  /** The settings are served by a dashboard elsewhere. */
  hasDashboard: boolean
  onLeave(): void
}

function PlaceLink(props: PlaceLinkProps) {
  const { place, pathname, isWithin = false, hasDashboard, onLeave } = props
  const { name, path } = place
  const toast = useToast()
  if (hasDashboard && isSettingsPath(path)) {
    const leave = async () => {
      onLeave()
      const refusal = await openDashboard(path)
      if (refusal) toast({ status: 'error', ...refusal })
    }
    return (
      <button type="button" className="portal-places-link" onClick={() => void leave()}>
        {name}
        <Icon name="out" size={16} />
      </button>
    )
  }
  const current = isSamePath(path, pathname) ? 'page' : isWithin ? 'true' : undefined
  return (
    <Link className="portal-places-link" to={path} prefetch="intent" aria-current={current} onClick={onLeave}>
      {name}
    </Link>
  )
}
