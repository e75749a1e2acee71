// Stands in for Google's script: the same two functions, and a hidden frame that fetches the token, so that a page
// needs the same permissions for it (script and frame, no connection) as for the real one.
;(() => {
  const script = new URL(document.currentScript.src)
  const siteKey = script.searchParams.get('render')
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = 'reCAPTCHA'
  frame.src = new URL('anchor', script).href

  const waiting = new Map()
  let last = 0
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== script.origin) return
    const promise = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.token) promise?.resolve(data.token)
    else promise?.reject(new Error(data.error))
  })

  async function execute(key, { action } = {}) {
    if (key !== siteKey) throw new Error(`Invalid site key or not loaded in api.js: ${key}`)
    await loaded
    return new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      frame.contentWindow.postMessage({ id: last, key, action }, script.origin)
    })
  }

  async function ready(callback) {
    await loaded
    callback()
  }

  const attach = () => document.body.append(frame)
  if (document.body) attach()
  else addEventListener('DOMContentLoaded', attach)
  window.grecaptcha = { ready, execute }
})()
