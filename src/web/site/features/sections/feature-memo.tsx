import type { FeatureMemo as MemoCopy } from '#content/site/features/types.ts'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import './feature-memo.css'

/** The part of the page that gets forwarded. The link opens the reader's own mail program. */
export function FeatureMemo({ copy }: { copy: MemoCopy }) {
  const { label, subject, body } = copy.mail
  const href = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  return (
    <section className="feature-memo wrap">
      <div className="feature-memo-sheet stays-paper">
        <div>
          <h2>{copy.heading}</h2>
          <p>{copy.text}</p>
          <ButtonLink href={href} variant="secondary" size="small">
            {label}
          </ButtonLink>
        </div>
        <KeyValueList rows={copy.rows} />
      </div>
    </section>
  )
}
