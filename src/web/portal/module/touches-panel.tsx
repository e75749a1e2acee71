import { type WorkspaceCopy, workspacePage } from '#content/portal/modules/workspace.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import './touches-panel.css'

const { touches } = workspacePage
const surfaces = ['white', 'canary', 'pink'] as const

/** What the module reads, writes and sends. */
export function TouchesPanel({ copy, isPlanned }: { copy: WorkspaceCopy; isPlanned: boolean }) {
  const copies = [
    [touches.reads, copy.reads],
    [touches.writes, copy.writes],
    [touches.sends, copy.sends],
  ] as const
  return (
    <Panel id="touches" state={isPlanned ? touches.planned : touches.state}>
      <div className="workspace-touches">
        {copies.map(([name, lines], index) => (
          <section key={name} data-surface={surfaces[index]} aria-label={name}>
            <h3>{name}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  )
}
