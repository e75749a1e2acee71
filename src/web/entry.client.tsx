import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/**
 * What a screen of the demo needs is there before it is pressed. It is drawn in one go, not in pieces between
 * pictures of the screen before.
 */
const isDrawnAtOnce = location.pathname.startsWith('/demo/')

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter {...(isDrawnAtOnce && { useTransitions: false })} />
    </StrictMode>,
  )
})
