import { type MainPlace, portalPlaces } from '#content/portal/places.ts'
import { pages } from '#content/shared/pages.ts'
import { moduleAt } from '#contract/modules/modules.ts'

const plain = (path: string) => path.toLowerCase().replace(/\/+$/, '')

/** A page of one order belongs to the list of them. */
export const isBelow = (part: string, path: string) => plain(path).startsWith(`${plain(part)}/`)

export const isSamePath = (one: string, other: string) => plain(one) === plain(other)

/** The place that an address belongs to. Modules without a place of their own belong to Apps. */
export function placeAt(path: string): MainPlace | undefined {
  const listed = portalPlaces.find((place) =>
    [place, ...(place.parts ?? [])].some((part) => isSamePath(part.path, path) || isBelow(part.path, path)),
  )
  if (listed || !moduleAt(path)) return listed
  return portalPlaces.find((place) => place.path === pages.apps.path)
}
