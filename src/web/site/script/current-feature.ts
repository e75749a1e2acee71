/** A feature page that was opened from the sheet of stamps shows itself once as the way back. */
export function rememberFeature(stamp: HTMLElement) {
  stamp.addEventListener('click', () => {
    try {
      localStorage.setItem('currentFeature', stamp.dataset.feature ?? '')
    } catch {
      // Storage may be forbidden; the page opens all the same.
    }
  })
}
