'use client'

import { useEffect } from 'react'

/** The page's behaviour, which on our own page is its only script. */
export function Enhance() {
  useEffect(() => void import('#web/site/script/start.ts'), [])
  return null
}
