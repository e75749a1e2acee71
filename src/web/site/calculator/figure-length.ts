/** Long figures are set smaller, so that they fit their column; the style knows four lengths. */
export function lengthOf(figure: string) {
  if (figure.length <= 7) return 'short'
  if (figure.length <= 9) return 'medium'
  return figure.length <= 11 ? 'long' : 'longest'
}
