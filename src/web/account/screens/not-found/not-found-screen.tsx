import { data } from 'react-router'
import { notFoundCopy } from '#content/account/screens.ts'
import { NotFound } from '#web/account/parts/not-found.tsx'
import { screenMeta } from '../screen-meta.ts'
import type { Route } from './+types/not-found-screen.ts'

export const loader = () => data(null, 404)

export const meta = (args: Route.MetaArgs) => screenMeta(notFoundCopy.title, args)

export default function NotFoundScreen() {
  return <NotFound title={notFoundCopy.title} />
}
