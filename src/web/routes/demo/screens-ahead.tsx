import { memo, useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import type { ScreenName } from '#content/live-demo/screens.ts'
import { useDemoPlace } from './use-demo.ts'

/** When the first screen has been drawn and its links are known to the router; and between one and the next. */
const from = 400
const rest = 60

/** Fetches the screens that have not been opened yet one after another, so that none of them is waited for. */
export const ScreensAhead = memo(function ScreensAhead({ screens }: { screens: readonly ScreenName[] }) {
  const { href } = useDemoPlace()
  const [at, setAt] = useState(-1)
  const screen = screens[at]
  useEffect(() => {
    if (at >= screens.length) return
    const timer = setTimeout(() => setAt(at + 1), at < 0 ? from : rest)
    return () => clearTimeout(timer)
  }, [at, screens.length])
  return screen && <PrefetchPageLinks key={screen} page={href(screen === 'home' ? '' : screen)} />
})
