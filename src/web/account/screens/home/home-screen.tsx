import { screenNames } from '#content/account/screens.ts'
import { Home } from '#web/account/screens/home/home.tsx'
import { screenMeta } from '../screen-meta.ts'
import type { Route } from './+types/home-screen.ts'

export const meta = (args: Route.MetaArgs) => screenMeta(screenNames.home, args)

export default Home
