import { loadPicture } from '#web/client/files/load-picture.ts'

/** As a data URL, a little below the contract's limit. */
const longest = 59_000
const largestFile = 20 * 1024 * 1024
/** Lengths of the longer side to try, the last of which always fits. */
const sides = [512, 384, 288, 216, 160, 96]

type ShrunkPicture = { address: string } | { refused: 'too-large' | 'unreadable' }

/**
 * A picture, made small enough to be kept. Nothing of the original leaves the browser, and with it go the place and
 * the camera that photographs name.
 */
export async function shrinkPicture(file: File): Promise<ShrunkPicture> {
  if (file.size > largestFile) return { refused: 'too-large' }
  const picture = await loadPicture(file)
  if (!picture) return { refused: 'unreadable' }
  for (const side of sides) {
    const canvas = draw(picture, side)
    const found =
      canvas &&
      encodings(file.type)
        .map((encode) => encode(canvas))
        .find(fits)
    if (found) return { address: found }
  }
  return { refused: 'unreadable' }
}

/** Never larger than it was, except for drawings that have no size of their own. */
function draw(picture: HTMLImageElement, side: number): HTMLCanvasElement | undefined {
  const width = picture.naturalWidth || side
  const height = picture.naturalHeight || side
  const scale = Math.min(1, side / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const brush = canvas.getContext('2d')
  if (!brush) return undefined
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

type Encode = (canvas: HTMLCanvasElement) => string

/** JPEG only for photographs, which have no transparency to lose. */
const encodings = (type: string): Encode[] => [
  (canvas) => canvas.toDataURL('image/webp', 0.92),
  (canvas) => canvas.toDataURL('image/webp', 0.8),
  ...(type === 'image/jpeg' ? [(canvas: HTMLCanvasElement) => canvas.toDataURL('image/jpeg', 0.85)] : []),
]

/** A browser that cannot write a kind writes PNG instead. */
const fits = (address: string) =>
  address.length <= longest && /^data:image\/(png|jpeg|webp);base64,/.test(address)
