import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Screens of the demo load nothing, so a transition would only split their rendering into slices (decision 38). */
const isDemo = location.pathname.startsWith('/demo/')

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter {...(isDemo && { useTransitions: false })} />
    </StrictMode>,
  )
})
