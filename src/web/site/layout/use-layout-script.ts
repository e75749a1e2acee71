import { useEffect } from 'react'
import { startLayout } from '#web/site/script/layout.ts'

/** The behaviour of the frame on pages that hydrate. Documents run the same functions from their script. */
export function useLayoutScript() {
  useEffect(startLayout, [])
}
