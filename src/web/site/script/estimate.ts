import { formatMoney } from '#rules/money/amounts.ts'

/** The estimator of /pricing answers while somebody types; without script its form asks the server. */
export function estimate(form: HTMLElement) {
  const sum = form.querySelector('[data-sum]')
  const of = form.querySelector('[data-of]')
  if (!(form instanceof HTMLFormElement) || !sum || !of) return
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server writes this attribute
  const prices = JSON.parse(form.dataset.estimate ?? '{}') as Record<string, Record<string, number>>
  const read = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''

  const show = () => {
    if (!form.checkValidity()) return
    const count = Number(read('count'))
    const price = prices[read('message')]?.[read('country')] ?? 0
    sum.textContent = formatMoney(count * price, 'USD')
    of.textContent = `${count.toLocaleString('en-GB')} × ${formatMoney(price, 'USD', 4)}`
  }
  form.addEventListener('input', show)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    show()
  })
  // Back and forward bring the fields back as they were left.
  show()
}
