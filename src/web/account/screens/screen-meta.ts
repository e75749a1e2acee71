import type { MetaDescriptor } from 'react-router'
import { demoBar } from '#content/demo/demo-bar.ts'

/** Search engines must not list an invented account. */
export const screenMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} · ${demoBar.title}` },
  { name: 'robots', content: 'noindex' },
]
