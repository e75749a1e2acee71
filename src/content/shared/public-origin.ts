/**
 * The public address and the id at the third-party analytics service are configuration. Pages that are rendered at
 * build carry these in their place, and the server fills its copy of the files when it starts.
 */
export const originPlaceholder = 'https://infiniti.invalid'
export const analyticsPlaceholder = 'analytics-id.invalid'
/** On the button that opens the demo store, which goes where no such store is configured. */
export const showcasePlaceholder = 'showcase.invalid'

let fill = (text: string) => text

/** Called when the server starts: what is rendered from then on carries the values. */
export function fillPagesWith(now: (text: string) => string): void {
  fill = now
}

/** The value that a placeholder stands for, where a page is rendered by the server; at build the placeholder. */
export const configured = (placeholder: string) => fill(placeholder)

/** The browser knows its own origin. */
export const publicOrigin = () =>
  import.meta.env.SSR ? configured(originPlaceholder) : globalThis.location.origin
