/** Types the address that was asked for on the envelope of the page for lost visitors. */
export function showRequestedAddress(line: HTMLElement) {
  const { pathname } = window.location
  line.textContent = pathname.length > 48 ? `${pathname.slice(0, 47)}…` : pathname
}
