import { useState } from 'react'
import { workspacePage } from '#content/portal/modules/workspace.ts'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { ModuleDrawing } from '#web/kit/drawings/module-drawing.tsx'
import { EmptyState } from '#web/kit/data/empty-state.tsx'
import { RadioCells } from '#web/kit/forms/radio-cells.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { ModulePreview } from './previews/module-preview.tsx'
import type { WorkspaceProps } from './workspace-props.ts'
import './figures.css'

const { samples } = workspacePage

/**
 * What the module has counted. Nothing yet: so either an empty plate that says so, or figures that were invented
 * to show what will stand here, stamped as such.
 */
export function Figures({ slug, copy, workspace, surface }: WorkspaceProps & { surface: string }) {
  const { may } = usePortal()
  const { run, busy } = useApiAction()
  const [wish, setWish] = useState<boolean>()
  const mayChange = may('apps:activate')
  const shows = workspace.shows_samples

  const change = async (wished: boolean) => {
    setWish(wished)
    await run(
      'showSamples',
      { app: slug, shows_samples: wished },
      { done: wished ? samples.shown : samples.hidden, message: () => '' },
    )
    setWish(undefined)
  }

  return (
    <section className="workspace-figures" aria-labelledby="workspace-figures" aria-busy={busy}>
      <div className="wrap workspace-figures-head">
        <h2 id="workspace-figures">{copy.heading}</h2>
        {mayChange && (
          <RadioCells
            legend={samples.legend}
            variant="strip"
            cells={[
              { value: 'off', title: samples.off },
              { value: 'on', title: samples.on },
            ]}
            value={(wish ?? shows) ? 'on' : 'off'}
            onChange={(value) => void change(value === 'on')}
          />
        )}
      </div>
      {shows ? (
        <div className="workspace-figures-band" data-inks={surface}>
          <div className="wrap">
            <div className="workspace-sheet stays-paper">
              <p className="workspace-sample">
                <strong>{samples.stamp}</strong>
                <span>{samples.told}</span>
              </p>
              <dl className="workspace-metrics">
                {copy.metrics.map(({ name, figure, note }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>
                      {figure} <small>{note}</small>
                    </dd>
                  </div>
                ))}
              </dl>
              <div className="workspace-preview" data-kind={copy.preview.kind}>
                <ModulePreview preview={copy.preview} settings={workspace.settings} />
              </div>
            </div>
          </div>
        </div>
      ) : (
        <div className="wrap">
          <div className="workspace-figures-empty" data-inks="outline">
            <EmptyState
              level={3}
              title={copy.empty.title}
              drawing={<ModuleDrawing name={slug} />}
              action={
                mayChange && (
                  <Button variant="secondary" icon="eye" busy={busy} onClick={() => void change(true)}>
                    {samples.show}
                  </Button>
                )
              }
            >
              {copy.empty.text}
            </EmptyState>
          </div>
        </div>
      )}
    </section>
  )
}
