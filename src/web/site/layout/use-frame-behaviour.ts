import { useEffect } from 'react'
import { startFrame } from '#web/site/script/frame.ts'

/** The behaviour of the frame on pages that hydrate. Documents run the same functions from their script. */
export function useFrameBehaviour() {
  useEffect(startFrame, [])
}
