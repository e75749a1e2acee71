import { useEffect } from 'react'
import Page, { meta } from '#web/PAGE'

export { meta }

export default function Route() {
  // The page's behaviour, which on our own page is its only script.
  useEffect(() => void import('#web/site/script/start.ts'), [])
  return <Page />
}
