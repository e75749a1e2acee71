import type { SlideShow } from './slide-show.ts'

/** Windows of the same browser on the same deck show the same slide. */
export function syncWindows(show: SlideShow) {
  if (!('BroadcastChannel' in window)) return
  const channel = new BroadcastChannel(`deck:${location.pathname}`)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, ours
  show.onChange((index) => channel.postMessage(index))
  channel.addEventListener('message', ({ data }) => {
    if (typeof data === 'number') show.show(data, { focus: false, quietly: true })
  })
}
