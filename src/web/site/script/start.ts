import { carousel } from './carousel.ts'
import { copyLink } from './copy-link.ts'
import { rememberFeature } from './current-feature.ts'
import { estimate } from './estimate.ts'
import { faqSearch } from './faq-search.ts'
import { featureCards } from './feature-cards.ts'
import { startLayout } from './layout.ts'
import { playInView } from './play-in-view.ts'
import { pauseOffscreen } from './pause-offscreen.ts'
import { showRequestedAddress } from './requested-address.ts'
import { reveal } from './reveal.ts'
import { rupees } from './rupees.ts'
import { storyClock } from './story-clock.ts'
import { themeSwitch } from './theme-switch.ts'

// The whole script of a document page. What is not done here, HTML and CSS do.
startLayout()

const parts: Record<string, (element: HTMLElement) => void> = {
  'data-theme-switch': themeSwitch,
  'data-requested-address': showRequestedAddress,
  'data-faq': faqSearch,
  'data-estimate': estimate,
  'data-rupees': rupees,
  'data-copy-link': copyLink,
  'data-feature-cards': featureCards,
  'data-carousel': carousel,
  'data-feature': rememberFeature,
  'data-play-in-view': playInView,
  'data-story-clock': storyClock,
  'data-rests-offscreen': pauseOffscreen,
}
const names = Object.keys(parts)

// One walk through the page for all of them.
for (const element of document.querySelectorAll<HTMLElement>(names.map((name) => `[${name}]`).join())) {
  for (const name of names) if (element.hasAttribute(name)) parts[name]?.(element)
}
reveal(document.querySelectorAll<HTMLElement>('[data-reveal]'))
