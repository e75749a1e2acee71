/** The marks of a campaign's link, kept for this tab: whoever writes or books a few pages on still came by it. */

const names = ['utm_source', 'utm_medium', 'utm_campaign'] as const
const key = 'campaign'

export type CampaignMarks = Partial<Record<(typeof names)[number], string>>

export function keepCampaign(): void {
  const marks = marksOf(new URLSearchParams(location.search))
  if (Object.keys(marks).length > 0) sessionStorage.setItem(key, new URLSearchParams(marks).toString())
}

/** Of this page's address, or of the one that the visit began with. */
export function campaignMarks(): CampaignMarks {
  const own = marksOf(new URLSearchParams(location.search))
  return Object.keys(own).length > 0 ? own : marksOf(new URLSearchParams(sessionStorage.getItem(key) ?? ''))
}

/** Whatever is too long or unreadable is no mark, and stops nobody from writing. */
function marksOf(query: URLSearchParams): CampaignMarks {
  const found = names.map((name) => [name, query.get(name)?.trim() ?? ''] as const)
  // Most addresses have none, and reading the pattern costs more than everything else here.
  return Object.fromEntries(found.filter(([, value]) => value && /^[^\p{Cc}\p{Cs}]{1,200}$/u.test(value)))
}
