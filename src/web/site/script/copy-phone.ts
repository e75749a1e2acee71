/** From this width on a telephone link copies its number; below it, it dials. */
const desktop = '(width >= 768px)'

/**
 * A telephone link is `<a href="tel:…" data-phone="+91 …">` beside an `<output>` for the notice; the words
 * and the time that the notice stays come with the markup.
 */
export function copyPhone(link: HTMLAnchorElement, signal: AbortSignal) {
  const notice = link.nextElementSibling
  const { phone = '', copied = '', copyFailed = '', noticeFor } = link.dataset
  let timer = 0

  async function copy() {
    try {
      await navigator.clipboard.writeText(phone)
    } catch {
      // oxlint-disable-next-line no-alert -- the specification asks for an alert here
      return alert(copyFailed)
    }
    if (!notice) return
    notice.textContent = copied
    clearTimeout(timer)
    timer = window.setTimeout(() => (notice.textContent = ''), Number(noticeFor))
  }

  link.addEventListener(
    'click',
    (event) => {
      if (!matchMedia(desktop).matches) return
      event.preventDefault()
      void copy()
    },
    { signal },
  )
  signal.addEventListener('abort', () => clearTimeout(timer))
}
