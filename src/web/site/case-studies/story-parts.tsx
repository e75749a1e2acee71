import type { ReactNode } from 'react'
import type { CaseStudy } from '#content/site/case-studies.ts'
import { LinkedText } from '#web/site/parts/linked-text.tsx'
import { FiguresTable } from '#web/kit/data/figures-table.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import './story-parts.css'

export interface StoryText {
  parts: { was: string; changed: string; happened: string; counted: string }
  figures: string
}

export interface StoryProps {
  story: CaseStudy
  words: StoryText
}

/** The result, as large as its story sets it. */
export function Figure({ story }: Pick<StoryProps, 'story'>) {
  return (
    <p className="story-figure">
      <b>
        <a href={story.source}>{story.figure}</a>
      </b>
      <span>{story.of}</span>
    </p>
  )
}

/** What was, what changed, what happened: each story sets the three in its own way. */
export function Telling({ story, words }: StoryProps) {
  const parts = ['was', 'changed', 'happened'] as const
  return (
    <div className="story-text">
      {parts.map((part) => (
        <div key={part}>
          <h3>{words.parts[part]}</h3>
          <LinkedText paragraphs={story[part]} />
        </div>
      ))}
    </div>
  )
}

/** The small print, printed as large as the rest. */
export function Counted({ story, words }: StoryProps) {
  return (
    <div className="story-counted">
      <h3>{words.parts.counted}</h3>
      <KeyValueList rows={story.counted} />
      <ButtonLink href={story.related.href} variant="secondary" size="small">
        {story.related.label}
      </ButtonLink>
    </div>
  )
}

/** A drawing in proportion with its caption and the figures it was drawn from. */
export function Drawn({ story, words, children }: StoryProps & { children: ReactNode }) {
  return (
    <figure className="story-drawn">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing is an image by its role only */}
      <div role="img" aria-label={story.drawing}>
        {children}
      </div>
      <figcaption>
        {story.caption}
        <FiguresTable
          title={story.table.caption}
          summary={words.figures}
          head={story.table.head}
          rows={story.table.rows}
        />
      </figcaption>
    </figure>
  )
}
