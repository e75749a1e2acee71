import { featurePages } from '../shared/feature-pages.ts'
import type { SharePicture } from '../shared/share-picture.ts'
import type { IndexedPath } from './seo.ts'

type FeaturePath = (typeof featurePages)[keyof typeof featurePages]['path']

/** Of the pages that are neither home nor a feature. */
const others = {
  '/themes': { lines: ['Choose', 'your', 'theme'], drawing: 'account-themes', surface: 'canary' },
  '/products/customer-accounts/presentation': {
    lines: ['Themes', 'Management'],
    drawing: 'slides',
    surface: 'blue',
  },
  '/products/customer-accounts/presentation-mobile': {
    lines: ['Themes,', 'to read'],
    drawing: 'slides',
    surface: 'canary',
  },
  '/case-studies': { lines: ['Case', 'studies'], drawing: 'tickets', surface: 'pink' },
  '/communication-bundle': { lines: ['Communication', 'bundle'], drawing: 'three-copies', surface: 'white' },
  '/integrations': { lines: ['Integrations'], drawing: 'exchange', surface: 'canary' },
  '/claims': { lines: ['Every', 'figure'], drawing: 'cohorts', surface: 'pink' },
  '/trust': { lines: ['How we', 'protect', 'your data'], drawing: 'safe', surface: 'blue' },
  '/status': { lines: ['Service', 'status'], drawing: 'appointment', surface: 'pink' },
  '/changelog': { lines: ['What', 'is new'], drawing: 'card-index', surface: 'white' },
  '/faq': { lines: ['Questions', 'merchants', 'ask'], drawing: 'card-index', surface: 'blue' },
  '/terms-of-use': { lines: ['Terms', 'of use'], drawing: 'statement', surface: 'canary' },
  '/imprint': { lines: ['Imprint'], drawing: 'statement', surface: 'white' },
  '/privacy-policy': { lines: ['Privacy', 'policy'], drawing: 'safe', surface: 'pink' },
  '/commission-calculator': {
    lines: ['What your', 'referrals', 'earn'],
    drawing: 'cohorts',
    surface: 'white',
  },
  '/pricing': { lines: ['One price.', 'Messages', 'extra.'], drawing: 'statement', surface: 'white' },
  '/schedule-a-demo': { lines: ['Schedule', 'a demo'], drawing: 'appointment', surface: 'canary' },
  '/contact-us': { lines: ['Write', 'to us'], drawing: 'envelope', surface: 'white' },
} as const satisfies Record<Exclude<IndexedPath, '/' | FeaturePath>, SharePicture>

const pictures = new Map<string, SharePicture>([
  ...Object.entries(others),
  ...Object.values(featurePages).map(({ path, share }) => [path, share] as const),
])

/** The picture of a page below home. The colours rotate, so that two links in one conversation seldom look alike. */
export function sharePictureOf(path: Exclude<IndexedPath, '/'>): SharePicture {
  const picture = pictures.get(path)
  if (!picture) throw new Error(`${path} has no share picture.`)
  return picture
}
