import { screenNames } from '#content/shared/account/screens.ts'
import { Home } from '#web/kit/account/screens/home/home.tsx'
import { screenMeta } from '../screen-meta.ts'

export const meta = () => screenMeta(screenNames.home)

export default Home
