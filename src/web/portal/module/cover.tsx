import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { moduleCopy } from '#content/portal/modules.ts'
import { pages } from '#content/shared/pages.ts'
import { workspacePage } from '#content/portal/modules/workspace.ts'
import type { ModuleSlug } from '#contract/modules/modules.ts'
import { ModuleDrawing } from '#web/kit/drawings/module-drawing.tsx'
import { Mark } from '#web/kit/foundations/mark.tsx'
import { Button, ButtonLink } from '#web/kit/forms/button.tsx'
import { useOpening } from './use-opening.ts'
import './cover.css'

interface CoverFrameProps {
  slug: ModuleSlug
  inks: 'own' | 'outline'
  heading: string
  children: ReactNode
}

/** One sheet in the middle of the page: before a workspace opens, and when it does not. */
function CoverFrame({ slug, inks, heading, children }: CoverFrameProps) {
  return (
    <div className="wrap workspace-cover">
      <div className="workspace-cover-sheet">
        <div
          className="workspace-cover-plate"
          data-inks={inks === 'own' ? moduleCopy[slug].surface : 'outline'}
        >
          <ModuleDrawing name={slug} />
        </div>
        <div className="workspace-cover-text">
          <h1>{heading}</h1>
          {children}
        </div>
      </div>
    </div>
  )
}

/** While the hand-off is being looked at. */
export function Cover({ slug }: { slug: ModuleSlug }) {
  return (
    <CoverFrame slug={slug} inks="outline" heading={workspacePage.testing}>
      <output className="workspace-cover-busy">
        <Mark running />
        <span>{workspacePage.loading(moduleCopy[slug].name)}</span>
      </output>
      <p className="caption">{workspacePage.checking}</p>
      <noscript>
        <p>{workspacePage.needsScript}</p>
      </noscript>
    </CoverFrame>
  )
}

interface RefusedProps {
  slug: ModuleSlug
  refusal: { title: string; message: string }
}

/** The hand-off was refused. The session is valid, so it can request a new one. */
export function Refused({ slug, refusal }: RefusedProps) {
  const { open, busy } = useOpening(slug)
  const { refused } = workspacePage
  return (
    <CoverFrame slug={slug} inks="outline" heading={refusal.title}>
      <p className="lead" role="alert">
        {refusal.message}
      </p>
      <CoverLinks>
        <Button busy={busy} onClick={() => void open()}>
          {busy ? refused.opening : refused.again}
        </Button>
      </CoverLinks>
    </CoverFrame>
  )
}

/** A module with its own server: this page only leads there. */
export function Elsewhere({ slug, host }: { slug: ModuleSlug; host: string }) {
  const { open, busy } = useOpening(slug)
  const { elsewhere } = workspacePage
  return (
    <CoverFrame slug={slug} inks="own" heading={elsewhere.title(moduleCopy[slug].name)}>
      <p className="lead">{elsewhere.text(host)}</p>
      <CoverLinks>
        <Button icon="out" busy={busy} onClick={() => void open()}>
          {elsewhere.open}
        </Button>
      </CoverLinks>
    </CoverFrame>
  )
}

/** The state could not be read. */
export function Away({ slug }: { slug: ModuleSlug }) {
  const { revalidate, state } = useRevalidator()
  const { away } = workspacePage
  return (
    <CoverFrame slug={slug} inks="outline" heading={away.title}>
      <p className="lead">{away.text}</p>
      <CoverLinks>
        <Button busy={state !== 'idle'} onClick={() => void revalidate()}>
          {away.again}
        </Button>
      </CoverLinks>
    </CoverFrame>
  )
}

function CoverLinks({ children }: { children: ReactNode }) {
  return (
    <div className="workspace-cover-ways">
      {children}
      <ButtonLink to={pages.apps.path} variant="secondary" icon="left">
        {workspacePage.back}
      </ButtonLink>
    </div>
  )
}
