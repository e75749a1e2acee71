import { inWords } from '#rules/money/amounts.ts'

/** The estimator of /pricing answers while somebody types; without script its form asks the server. */
export function estimate(element: HTMLElement) {
  const sum = element.querySelector('[data-sum]')
  const of = element.querySelector('[data-of]')
  if (!(element instanceof HTMLFormElement) || !sum || !of) return
  const prices = JSON.parse(element.dataset.estimate ?? '{}') as Record<string, Record<string, number>>

  const show = () => {
    if (!element.checkValidity()) return
    const fields = new FormData(element)
    const read = (name: string) => String(fields.get(name))
    const count = Number(read('count'))
    const price = prices[read('message')]?.[read('country')] ?? 0
    sum.textContent = inWords(count * price, 'USD')
    of.textContent = `${count.toLocaleString('en-GB')} × ${inWords(price, 'USD', 4)}`
  }
  element.addEventListener('input', show)
  element.addEventListener('submit', (event) => {
    event.preventDefault()
    show()
  })
  // Back and forward bring the fields back as they were left.
  show()
}
