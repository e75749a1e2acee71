import { lineWithState } from '#content/shared/site-features.ts'
import { PartLabel } from '#web/site/parts/part-label.tsx'
import { EssentialDrawing, type EssentialName } from '#web/kit/drawings/essential-drawing.tsx'
import type { PostmarkText } from '#web/kit/drawings/postmark.tsx'
import { StampSheet } from '#web/kit/print/stamp-sheet.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import './customer-centre.css'

interface Action {
  label: string
  href: string
}

export interface CustomerCentreCopy {
  letter: string
  name: string
  heading: string
  text: string
  install: Action
  demo: Action
  margin: readonly [string, string]
  postmark: PostmarkText
  stamps: readonly { drawing: EssentialName; name: string; line: string; page: { path: string } }[]
}

/** Part A: what it is, and the sixteen essentials as a sheet of stamps. */
export function CustomerCentre({ copy }: { copy: CustomerCentreCopy }) {
  return (
    <section className="customer-centre wrap" id="customer">
      <div className="customer-centre-text">
        <div>
          <p className="part-label">
            <PartLabel letter={copy.letter} name={copy.name} />
          </p>
          <h2>{copy.heading}</h2>
        </div>
        <div className="customer-centre-side">
          <p>{copy.text}</p>
          <div className="customer-centre-actions">
            <ButtonLink href={copy.install.href} external>
              {copy.install.label}
            </ButtonLink>
            <ButtonLink href={copy.demo.href} variant="secondary">
              {copy.demo.label}
            </ButtonLink>
          </div>
        </div>
      </div>
      <StampSheet
        margin={copy.margin}
        postmark={copy.postmark}
        stamps={copy.stamps.map(({ drawing, name, line, page }) => ({
          name,
          line: lineWithState(name, line),
          href: page.path,
          'data-feature': page.path.slice(1),
          drawing: <EssentialDrawing name={drawing} />,
        }))}
      />
    </section>
  )
}
