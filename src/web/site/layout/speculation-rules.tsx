import { storedPaths, pages } from '#content/shared/pages.ts'
import { useNonce } from '#web/nonce.ts'

/**
 * A stored document that a pointer rests on is rendered ahead, so that opening it is instant. App pages are left
 * out: rendering them would run their script for a visitor who may never come.
 */
const rules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: storedPaths.filter((path) => path !== pages.notFound.path) },
          { not: { selector_matches: '[target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      nonce={useNonce()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: rules }}
    />
  )
}
