import { Link } from 'react-router'
import { moduleNeedCopy } from '#content/portal/module-needs.ts'
import { pages } from '#content/shared/pages.ts'
import { workspacePage } from '#content/portal/modules/workspace.ts'
import type { ModuleSlug } from '#contract/modules/modules.ts'
import type { WorkspaceView } from '#contract/workspaces/shapes.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import { Icon } from '#web/kit/foundations/icon.tsx'
import type { WorkspaceProps } from './workspace-props.ts'
import './guide-panel.css'

interface Step {
  title: string
  isDone: boolean
  text: string
  link: string
  /** The page where it is done. */
  to: string
}

const { guide } = workspacePage

interface StepText {
  title: string
  done: string
  todo: string
  link: string
}

const step = ({ title, done, todo, link }: StepText, isDone: boolean): Step => ({
  title,
  isDone,
  text: isDone ? done : todo,
  link,
  to: pages.apps.path,
})

function requirementStep(slug: ModuleSlug, { name, missing }: WorkspaceView['requirements'][number]): Step {
  const { title, done } = guide.requirements[name]
  if (!missing) return { title, isDone: true, text: done, link: '', to: '' }
  const { text, act, to } = moduleNeedCopy[missing]
  return { title, isDone: false, text, link: act, to: to(slug) }
}

/** The requirements, met and unmet, read from the outlet; nobody ticks them by hand. */
function stepsOf(slug: ModuleSlug, { outlet, is_installed, requirements }: WorkspaceView): Step[] {
  const stepOf = (requirement: WorkspaceView['requirements'][number]) => requirementStep(slug, requirement)
  const address = { ...guide.address, done: outlet.web_url ?? '' }
  return [
    step(address, outlet.web_url !== null),
    ...requirements.filter(({ name }) => name === 'store').map(stepOf),
    step(guide.running, is_installed),
    ...requirements.filter(({ name }) => is_installed && name !== 'store').map(stepOf),
  ]
}

export function GuidePanel({ slug, workspace }: Pick<WorkspaceProps, 'slug' | 'workspace'>) {
  const steps = stepsOf(slug, workspace)
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Panel id="guide" lit={done === steps.length} state={guide.done(done, steps.length)}>
      <ol className="workspace-guide">
        {steps.map(({ title, isDone, text, link, to }) => (
          <li key={title} data-done={isDone || undefined}>
            <span className="workspace-guide-box">
              {isDone && <Icon name="check" size={24} />}
              <span className="visually-hidden">{isDone ? guide.ticked : guide.open}</span>
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            {!isDone && (
              <Link className="text-link" to={to}>
                {link}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
