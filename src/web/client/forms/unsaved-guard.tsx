import { useCallback } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { unsaved } from '#content/shared/panels.ts'
import { Question } from '#web/kit/overlays/confirm-dialog.tsx'

/** Asks before a page with unsaved input is left: with our own dialog inside the app, with the browser's otherwise. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty) event.preventDefault()
      },
      [isDirty],
    ),
  )
  return (
    <Question
      title={unsaved.title}
      open={blocker.state === 'blocked'}
      yes={unsaved.leave}
      no={unsaved.stay}
      onYes={() => blocker.proceed?.()}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    >
      <p>{unsaved.text}</p>
    </Question>
  )
}
