// Asks for the page again every few seconds and swaps the list only, so that a search being typed is left alone.
// XMLHttpRequest because it hands over a parsed document without any string of markup.
function refresh() {
  if (document.hidden) return
  const request = new XMLHttpRequest()
  request.open('GET', location.href)
  request.responseType = 'document'
  request.addEventListener('load', () => {
    const shown = document.querySelector('[data-live]')
    const fresh = request.response?.querySelector('[data-live]')
    if (!shown || !fresh || shown.dataset.live === fresh.dataset.live) return
    if (shown.contains(document.activeElement)) return
    shown.replaceWith(document.adoptNode(fresh))
  })
  request.send()
}

setInterval(refresh, 2000)
document.addEventListener('visibilitychange', refresh)
