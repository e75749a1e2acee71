import { pages } from '#content/shared/pages.ts'
import { workspacePage } from '#content/portal/modules/workspace.ts'
import { ModuleDrawing } from '#web/kit/drawings/module-drawing.tsx'
import { EmptyState } from '#web/kit/data/empty-state.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import type { WorkspaceProps } from './workspace-props.ts'
import './figures.css'

/** The module's figures for the connected store; if there are none, why and what to do. */
export function Figures({ slug, copy, workspace, surface }: WorkspaceProps & { surface: string }) {
  const { figures, is_connected: isConnected } = workspace
  return (
    <section className="workspace-figures" aria-labelledby="workspace-figures">
      <div className="wrap workspace-figures-head">
        <h2 id="workspace-figures">{copy.heading}</h2>
        {copy.list && (
          <ButtonLink to={copy.list.path} variant="secondary" size="small">
            {copy.list.text}
          </ButtonLink>
        )}
      </div>
      {figures.length > 0 ? (
        <div className="workspace-figures-band" data-inks={surface}>
          <div className="wrap">
            <div className="workspace-sheet stays-paper">
              <dl className="workspace-metrics">
                {figures.map(({ name, value }) => (
                  <div key={name}>
                    <dt>{workspacePage.figures[name]}</dt>
                    <dd>{value.toLocaleString('en')}</dd>
                  </div>
                ))}
              </dl>
              <p className="workspace-counted">
                {figures.some(({ name }) => name === 'sent') ? workspacePage.charged : workspacePage.counted}
              </p>
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
                !isConnected && (
                  <ButtonLink to={pages.apps.path} variant="secondary">
                    {workspacePage.connect.act}
                  </ButtonLink>
                )
              }
            >
              {isConnected ? copy.empty.text : workspacePage.connect.text}
            </EmptyState>
          </div>
        </div>
      )}
    </section>
  )
}
