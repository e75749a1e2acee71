'use client'

import { useEffect } from 'react'

/** The page's behaviour, which on our own page is its only script. */
export function Enhance() {
  useEffect(() => void import('#web/enhance/start.ts'), [])
  return null
}
