import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { IndexedPath } from '#content/site/seo.ts'
import type { SharePicture, ShareSurface } from '#content/shared/share-picture.ts'
import { sharePictureOf } from '#content/site/share-pictures.ts'
import { brandColours } from '#content/shared/brand-colours.ts'
import { HomeStamp } from './home-stamp.tsx'
import { PageStamp, Title, titleSize } from './page-stamp.tsx'
import { inkWidth, toPng } from './rasterise.server.ts'

const { ink, white, canary, pink, carbon, stamp } = brandColours

/** The inks of a stamp as the stylesheet has them; only white needs an outline on a white margin. */
const inks: Record<ShareSurface, Record<string, string>> = {
  white: { i: ink, r: carbon, s: white, outline: ink },
  canary: { i: ink, r: stamp, s: canary, outline: canary },
  pink: { i: ink, r: carbon, s: pink, outline: pink },
  blue: { i: white, r: canary, s: carbon, outline: carbon },
}

export async function drawPicture(path: IndexedPath): Promise<Uint8Array> {
  if (path === '/') return toPng(print(<HomeStamp />, 'blue'))
  const picture = sharePictureOf(path)
  const widthPerEm = await measureTitle(picture)
  const size = titleSize(picture, widthPerEm)
  const page = <PageStamp path={path} picture={picture} size={size} titleWidth={size * widthPerEm} />
  return toPng(print(page, picture.surface))
}

async function measureTitle({ lines, surface }: SharePicture): Promise<number> {
  const title = (
    <svg xmlns="http://www.w3.org/2000/svg" width="3000" height="1000">
      <Title lines={lines} size={100} />
    </svg>
  )
  return (await inkWidth(print(title, surface))) / 100
}

/** Puts colours in place of the custom properties, which rasterisers do not know. */
function print(drawing: ReactElement, surface: ShareSurface): string {
  const colours: Record<string, string> = { ...inks[surface], book: ink, margin: white, canary, pink }
  return renderToStaticMarkup(drawing).replaceAll(/var\(--(\w+)\)/g, (_, name: string) => {
    const colour = colours[name]
    if (!colour) throw new Error(`A share picture asks for the ink "${name}", which it does not have.`)
    return colour
  })
}
