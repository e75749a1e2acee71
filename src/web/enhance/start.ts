import { copyLink } from './copy-link.ts'
import { faqSearch } from './faq-search.ts'
import { featureCards } from './feature-cards.ts'
import { startFrame } from './frame.ts'
import { returnAddress } from './return-address.ts'
import { reveal } from './reveal.ts'
import { themeSwitch } from './theme-switch.ts'

// The whole script of a document page. What is not done here, HTML and CSS do.
startFrame()

for (const choices of document.querySelectorAll<HTMLElement>('[data-theme-switch]')) themeSwitch(choices)
for (const line of document.querySelectorAll<HTMLElement>('[data-return-address]')) returnAddress(line)
for (const page of document.querySelectorAll<HTMLElement>('[data-faq]')) faqSearch(page)
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-copy-link]')) copyLink(link)
for (const cards of document.querySelectorAll<HTMLElement>('[data-feature-cards]')) featureCards(cards)
reveal(document.querySelectorAll<HTMLElement>('[data-reveal]'))
