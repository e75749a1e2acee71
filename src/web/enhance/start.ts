import { carousel } from './carousel.ts'
import { copyLink } from './copy-link.ts'
import { rememberFeature } from './current-feature.ts'
import { faqSearch } from './faq-search.ts'
import { featureCards } from './feature-cards.ts'
import { startFrame } from './frame.ts'
import { playInView } from './play-in-view.ts'
import { restOffscreen } from './rest-offscreen.ts'
import { returnAddress } from './return-address.ts'
import { reveal } from './reveal.ts'
import { storyClock } from './story-clock.ts'
import { themeSwitch } from './theme-switch.ts'

// The whole script of a document page. What is not done here, HTML and CSS do.
startFrame()

for (const choices of document.querySelectorAll<HTMLElement>('[data-theme-switch]')) themeSwitch(choices)
for (const line of document.querySelectorAll<HTMLElement>('[data-return-address]')) returnAddress(line)
for (const page of document.querySelectorAll<HTMLElement>('[data-faq]')) faqSearch(page)
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-copy-link]')) copyLink(link)
for (const cards of document.querySelectorAll<HTMLElement>('[data-feature-cards]')) featureCards(cards)
reveal(document.querySelectorAll<HTMLElement>('[data-reveal]'))
for (const root of document.querySelectorAll<HTMLElement>('[data-carousel]')) carousel(root)
for (const stamp of document.querySelectorAll<HTMLElement>('[data-feature]')) rememberFeature(stamp)
for (const mockUp of document.querySelectorAll<HTMLElement>('[data-play-in-view]')) playInView(mockUp)
for (const clock of document.querySelectorAll<HTMLElement>('[data-story-clock]')) storyClock(clock)
for (const mover of document.querySelectorAll<HTMLElement>('[data-rests-offscreen]')) restOffscreen(mover)
