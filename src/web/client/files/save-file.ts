/** Downloads a text as a file. */
export const saveFile = (name: string, text: string, type: string) =>
  saveBlob(name, new Blob([text], { type }))

export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revoked once the browser has had time to start the download.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
