import { inkOf, type OneInkLogo, stampSize } from '#rules/one-ink-logo.ts'
import { loadPicture } from '#web/client/files/load-picture.ts'

const largestFile = 20 * 1024 * 1024

/** The picture is shrunk in halves, because one large step would skip most pixels. */
const oversize = 8

type ConvertedLogo = { logo: OneInkLogo } | { refused: 'too-large' | 'unreadable' | 'blank' }

/** Converts a picture to a logo in one colour. The file stays in the browser. */
export async function convertLogo(file: File): Promise<ConvertedLogo> {
  if (file.size > largestFile) return { refused: 'too-large' }
  const picture = await loadPicture(file)
  if (!picture) return { refused: 'unreadable' }
  const { width, height } = stampSize(picture.naturalWidth || 1, picture.naturalHeight || 1)
  let drawn: CanvasImageSource = picture
  for (let times = oversize; times >= 1; times /= 2) {
    const canvas = document.createElement('canvas')
    canvas.width = width * times
    canvas.height = height * times
    const brush = canvas.getContext('2d', { willReadFrequently: times === 1 })
    if (!brush) return { refused: 'unreadable' }
    brush.imageSmoothingQuality = 'high'
    brush.drawImage(drawn, 0, 0, canvas.width, canvas.height)
    if (times === 1) {
      const logo = inkOf(brush.getImageData(0, 0, width, height).data, width, height)
      return logo ? { logo } : { refused: 'blank' }
    }
    drawn = canvas
  }
  return { refused: 'unreadable' }
}
