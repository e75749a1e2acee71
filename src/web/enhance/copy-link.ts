/** A link that stands for its own address: pressing it copies the address as well, and says so. */
export function copyLink(link: HTMLAnchorElement) {
  const said = link.nextElementSibling
  let timer = 0
  link.addEventListener('click', () => {
    void navigator.clipboard?.writeText(link.href).then(() => {
      if (!said) return
      said.textContent = link.dataset['copyLink'] ?? ''
      clearTimeout(timer)
      timer = window.setTimeout(() => (said.textContent = ''), 1500)
    })
  })
}
