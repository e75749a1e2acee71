import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { withWholePageData } from '#web/whole-page-data.ts'

/** Screens of the demo load nothing, so a transition would only split their rendering into slices (decision 38). */
const isDemo = location.pathname.startsWith('/demo/')

window.fetch = withWholePageData(window.fetch.bind(window))

/** Says when React has taken the page over: before that, a press reaches nobody unless it sends a form. */
function HydratedMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter {...(isDemo && { useTransitions: false })} />
      <HydratedMark />
    </StrictMode>,
  )
})
