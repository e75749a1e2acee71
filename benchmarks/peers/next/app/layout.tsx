import type { ReactNode } from 'react'
import { FontPreloads, HeadParts } from '#web/head-parts.tsx'
import { Enhance } from './enhance.tsx'
import '#web/kit/foundations/base.css'
import '#web/kit/foundations/view-transitions.css'

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <FontPreloads />
        <HeadParts />
      </head>
      <body>
        {children}
        <Enhance />
      </body>
    </html>
  )
}
