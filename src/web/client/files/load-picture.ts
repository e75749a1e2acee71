/** Loads it as a data URL, because the page's policy allows no other pictures. */
export async function loadPicture(file: File): Promise<HTMLImageElement | undefined> {
  try {
    const picture = new Image()
    picture.src = await readAsAddress(file)
    await picture.decode()
    return picture
  } catch {
    return undefined
  }
}

/** `readAsDataURL` gives a string. */
function readAsAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result)
    })
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(file)
  })
}
