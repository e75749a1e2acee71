import { showcaseBanner as copy } from '#content/shared/showcase.ts'
import { pages } from '#content/shared/pages.ts'
import './showcase-banner.css'

/** Shown on every page while a visitor looks around the demo store. Leaving is a plain form, so it always works. */
export function ShowcaseBanner() {
  return (
    <aside className="showcase-banner" aria-label={copy.name}>
      <p>
        <b>{copy.title}</b> <span>{copy.text}</span>
      </p>
      <a href={pages.login.path}>{copy.create}</a>
      <form method="post" action={pages.lookAround.path}>
        <input type="hidden" name="intent" value="leave" />
        <button type="submit">{copy.leave}</button>
      </form>
    </aside>
  )
}
