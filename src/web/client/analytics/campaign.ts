/** The campaign parameters of the link, kept for this tab, so that a form some pages later still has them. */

const names = ['utm_source', 'utm_medium', 'utm_campaign'] as const
const key = 'campaign'

export type CampaignMarks = Partial<Record<(typeof names)[number], string>>

export function keepCampaign(): void {
  const marks = marksOf(new URLSearchParams(location.search))
  if (Object.keys(marks).length > 0) sessionStorage.setItem(key, new URLSearchParams(marks).toString())
}

/** From this page's address, or from the first page of the visit. */
export function campaignMarks(): CampaignMarks {
  const own = marksOf(new URLSearchParams(location.search))
  return Object.keys(own).length > 0 ? own : marksOf(new URLSearchParams(sessionStorage.getItem(key) ?? ''))
}

/** Values that are too long or unreadable are left out. */
function marksOf(query: URLSearchParams): CampaignMarks {
  const found = names.map((name) => [name, query.get(name)?.trim() ?? ''] as const)
  // Most addresses have none, and reading the pattern costs more than everything else here.
  return Object.fromEntries(found.filter(([, value]) => value && /^[^\p{Cc}\p{Cs}]{1,200}$/u.test(value)))
}
