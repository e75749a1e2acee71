import { useEffect } from 'react'
import { startFrame } from '#web/enhance/frame.ts'

/** The behaviour of the frame on pages that hydrate. Documents run the same functions from their script. */
export function useFrameBehaviour() {
  useEffect(startFrame, [])
}
