/** A link that stands for its own address: pressing it copies the address as well, and says so. */
export function copyLink(link: HTMLElement) {
  if (!(link instanceof HTMLAnchorElement)) return
  const { href } = link
  const notice = link.nextElementSibling
  let timer = 0

  async function copy() {
    try {
      await navigator.clipboard.writeText(href)
    } catch {
      return // The address is in the address bar, from where it can be copied by hand.
    }
    if (!notice) return
    notice.textContent = link.dataset['copyLink'] ?? ''
    clearTimeout(timer)
    timer = window.setTimeout(() => (notice.textContent = ''), 1500)
  }

  link.addEventListener('click', () => void copy())
}
