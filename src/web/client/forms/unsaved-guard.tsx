import { useCallback } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { unsaved } from '#content/shared/panels.ts'
import { Question } from '#web/kit/overlays/confirm-dialog.tsx'

/** Asks before a page is left with something unsaved: in our own words where we can, in the browser's where not. */
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
