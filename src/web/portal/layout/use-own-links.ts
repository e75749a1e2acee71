import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { portalPlaces } from '#content/portal/places.ts'
import { pages } from '#content/shared/pages.ts'
import { settingsPaths } from '#contract/portal/settings-pages.ts'

/** Pages of the frame, the dashboard among them. Other modules and everything outside are opened afresh. */
const ownPaths = new Set<string>([
  pages.apps.path,
  pages.account.path,
  pages.outlets.path,
  ...settingsPaths,
  ...portalPlaces.map(({ path }) => path),
])

/**
 * Links from one page of the portal to another change the page inside the frame: the bar stays, and so does the
 * tab's outlet, which a document from the server could only guess.
 */
export function useOwnLinks(): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.defaultPrevented || !isPlain(event) || !isOwn(link)) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])

  // As after a full load, reading goes on at the top of the new page.
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }, [pathname])
}

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

function isOwn(link: HTMLAnchorElement): boolean {
  const isHere = link.pathname === location.pathname && link.search === location.search
  const isPlace = isHere && link.hash !== ''
  return link.origin === location.origin && ownPaths.has(link.pathname) && !link.target && !isPlace
}
