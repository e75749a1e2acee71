import { groupingFor } from '#rules/money/grouping.ts'

const inRupees = new Intl.NumberFormat(groupingFor('INR', 'en'), {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

/** Where the clock says that the visitor is in India. */
const isInIndia = () =>
  ['Asia/Kolkata', 'Asia/Calcutta'].includes(Intl.DateTimeFormat().resolvedOptions().timeZone)

/** `about ₹17,700 at the rate of 1 November 2026`; nothing where the setting cannot be read. */
export function rupeeText(dollars: number, setting: string): string | undefined {
  const [, rate, day] = /^([\d.]+) (\d{4}-\d\d-\d\d)$/.exec(setting) ?? []
  if (!rate || !day) return undefined
  const date = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-IN', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return `about ${inRupees.format(dollars * Number(rate))} at the rate of ${date}`
}

/** Shows the price in rupees to visitors in India. The rate and its day are a setting, in the head of the page. */
export function rupees(element: HTMLElement) {
  const setting = document.querySelector<HTMLMetaElement>('meta[name=rupee-rate]')?.content ?? ''
  const text = isInIndia() && rupeeText(Number(element.dataset.rupees), setting)
  if (!text) return
  element.textContent = `(${text})`
  element.hidden = false
}
