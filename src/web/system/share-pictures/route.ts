import { indexedPages, type IndexedPath, sharePath } from '#content/site/seo.ts'
import type { Route } from './+types/route.ts'

/** Drawn once, at build: what draws it is neither loaded nor needed by the running server. */
export async function loader({ params }: Route.LoaderArgs) {
  const page = indexedPages.find((candidate) => sharePath(candidate) === `/share/${params.name}`)
  if (!page) return new Response('No such picture.', { status: 404 })
  const { drawPicture } = await import('./draw-picture.server.tsx')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the path of an indexed page
  const png = await drawPicture(page.path as IndexedPath)
  return new Response(Buffer.from(png), { headers: { 'Content-Type': 'image/png' } })
}
