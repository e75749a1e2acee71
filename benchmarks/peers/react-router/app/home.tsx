import { useEffect } from 'react'
import Home from '#web/routes/marketing/home.tsx'

export default function Page() {
  // The page's behaviour, which on our own page is its only script.
  useEffect(() => void import('#web/enhance/start.ts'), [])
  return <Home />
}
