import { screenNames } from '#content/account/screens.ts'
import { Home } from '#web/account/screens/home/home.tsx'
import { screenMeta } from '../screen-meta.ts'

export const meta = () => screenMeta(screenNames.home)

export default Home
