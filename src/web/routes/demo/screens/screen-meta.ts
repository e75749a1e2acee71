import type { MetaDescriptor } from 'react-router'
import { demoBar } from '#content/live-demo/screens.ts'

/** The browser's tab names the screen; no search engine is to find an invented account. */
export const screenMeta = (name: string): MetaDescriptor[] => [
  { title: `${name} · ${demoBar.title}` },
  { name: 'robots', content: 'noindex' },
]
