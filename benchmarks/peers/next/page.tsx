import { PageMeta } from '#web/head-parts.tsx'
import Page, { meta } from '#web/PAGE'

export default function Route() {
  return (
    <>
      <PageMeta entries={meta()} />
      <Page />
    </>
  )
}
