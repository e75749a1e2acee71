import { Activity, memo, type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { accountWords } from '#content/demo/screens.ts'
import { DrawnScreens } from './drawn-screens.ts'
import { Action, Actions } from '../parts/action.tsx'
import { ScreenStand } from '../parts/later.tsx'
import { findScreen } from '../screens/find-screen.ts'
import { useDemoPlace } from './use-demo.ts'
import { useScreenMoves } from './use-screen-moves.ts'

interface ScreensOnShelfProps {
  isIn: boolean
  scroller: RefObject<HTMLElement | null>
}

export const ScreensOnShelf = memo(function ScreensOnShelf({ isIn, scroller }: ScreensOnShelfProps) {
  const { store, address } = useDemoPlace()
  const [screens] = useState(() => new DrawnScreens(store, address))
  useEffect(() => screens.start(), [screens])
  const { drawn, shown, missing } = useSyncExternalStore(screens.subscribe, screens.read, screens.read)
  const seen = isIn ? shown : undefined
  useScreenMoves(scroller, seen)
  return (
    <>
      {missing === 'coming' && <output className="account-screen">{accountWords.coming}</output>}
      {missing === 'lost' && <Lost />}
      {drawn.map(({ key, screen, Part }) => (
        // The style hides it from whoever has only a code in hand: it is laid out behind the form.
        <Activity key={key} mode={key === shown ? 'visible' : 'hidden'}>
          <ScreenStand value={key === seen ? address.readMove().kind : 'ahead'}>
            <Part {...findScreen(screen).params} />
          </ScreenStand>
        </Activity>
      ))}
    </>
  )
})

/** What was done is kept in the tab, so the page can be asked for again. */
function Lost() {
  return (
    <div className="account-screen" role="alert">
      <p>{accountWords.lost}</p>
      <Actions>
        <Action variant="main" onClick={() => location.reload()}>
          {accountWords.again}
        </Action>
      </Actions>
    </div>
  )
}
