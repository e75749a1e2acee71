/** Puts a text into the downloads of whoever asked for it. */
export const saveFile = (name: string, text: string, type: string) =>
  saveBlob(name, new Blob([text], { type }))

export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Given back once the browser has had time to begin.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
