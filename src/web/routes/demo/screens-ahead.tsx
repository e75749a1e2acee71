import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import type { ScreenName } from '#content/live-demo/screens.ts'
import { useDemo } from './use-demo.ts'

/** When the first screen has been looked at, and by when the others have come. */
const from = 1000
const until = 10_000

/** Fetches the screens that have not been opened yet, so that none of them is waited for. */
export function ScreensAhead({ screens }: { screens: readonly ScreenName[] }) {
  const { href } = useDemo()
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const begin = setTimeout(() => setOn(true), from)
    const end = setTimeout(() => setOn(false), until)
    return () => {
      clearTimeout(begin)
      clearTimeout(end)
    }
  }, [])
  return isOn
    ? screens.map((screen) => <PrefetchPageLinks key={screen} page={href(screen === 'home' ? '' : screen)} />)
    : null
}
