/** Puts a text into the downloads of whoever asked for it. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Given back once the browser has had time to begin.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
