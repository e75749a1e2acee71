import { type MainPlace, type Place, portalPlaces } from '#content/portal/places.ts'
import { pages } from '#content/shared/pages.ts'
import { moduleAt } from '#contract/modules/modules.ts'

const plain = (path: string) => path.toLowerCase().replace(/\/+$/, '')

export const isSamePath = (one: string, other: string) => plain(one) === plain(other)

/** The entry of the rail or menu that an address belongs to: itself, or the list above an order's page. */
export function partAt(path: string): Place | undefined {
  const parts = portalPlaces.flatMap((place) => place.parts ?? [])
  return (
    parts.find((part) => isSamePath(part.path, path)) ??
    parts.find((part) => plain(path).startsWith(`${plain(part.path)}/`))
  )
}

/** The place that an address belongs to. Modules without a place of their own belong to Apps. */
export function placeAt(path: string): MainPlace | undefined {
  const part = partAt(path)
  const listed = portalPlaces.find(
    (place) => isSamePath(place.path, path) || (part && place.parts?.includes(part)),
  )
  if (listed || !moduleAt(path)) return listed
  return portalPlaces.find((place) => place.path === pages.apps.path)
}
