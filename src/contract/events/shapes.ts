import * as z from 'zod/mini'

/** The events that pages may send: a closed list, so that nothing personal can slip in as a label. */
const trackedEvents = [
  { category: 'Feature Navigation', label: 'next_button' },
  { category: 'Feature Navigation', label: 'previous_button' },
  { category: 'Outbound Link', label: 'install_through_product_page' },
  { category: 'Call To Action', label: 'install_through_herosection' },
  { category: 'Login', label: 'login_through_install_flow' },
  // A public page was opened: from elsewhere, which begins a visit, or from another page of ours.
  { category: 'Page', label: 'entry' },
  { category: 'Page', label: 'onward' },
] as const

export const campaignName = /^[a-z\d][a-z\d._-]{0,39}$/
/** What stands where a link named no campaign. */
export const noCampaign = 'direct'

const known = (category: string, label: string) =>
  trackedEvents.some((event) => event.category === category && event.label === label)

export const eventInput = z
  .object({
    category: z.string(),
    label: z.string(),
    path: z.string().check(z.maxLength(200), z.regex(/^\/[\w./-]*$/)),
    /** The name of a campaign, as links have it: a word, so that no address of anybody fits in. */
    source: z._default(z.string().check(z.regex(campaignName)), noCampaign),
  })
  .check(z.refine(({ category, label }) => known(category, label)))

export const eventReceipt = z.object({ counted: z.boolean() })
