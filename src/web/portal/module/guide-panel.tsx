import { Link } from 'react-router'
import { pages } from '#content/shared/pages.ts'
import { workspacePage } from '#content/portal/modules/workspace.ts'
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
  /** It is done further down on this page. Everything else is done on the page of apps. */
  isBelow: boolean
}

const { guide } = workspacePage

interface StepText {
  title: string
  done: string
  todo: string
  link: string
}

const step = ({ title, done, todo, link }: StepText, isDone: boolean, isBelow = false): Step => ({
  title,
  isDone,
  text: isDone ? done : todo,
  link,
  isBelow,
})

/** What is true already and what is not, read from the outlet itself: nobody ticks anything here. */
function stepsOf({ outlet, is_installed, needs, is_connected, is_set_up }: WorkspaceView): Step[] {
  const address = { ...guide.address, done: outlet.web_url ?? '' }
  return [
    step(address, outlet.web_url !== null),
    ...(outlet.platform === 'shopify' ? [step(guide.connected, is_connected && !needs)] : []),
    step(guide.running, is_installed),
    ...(is_installed ? [step(guide.settings, is_set_up, true)] : []),
  ]
}

export function GuidePanel({ workspace }: WorkspaceProps) {
  const steps = stepsOf(workspace)
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Panel id="guide" lit={done === steps.length} state={guide.done(done, steps.length)}>
      <ol className="workspace-guide">
        {steps.map(({ title, isDone, text, link, isBelow }) => (
          <li key={title} data-done={isDone || undefined}>
            <span className="workspace-guide-box">
              {isDone && <Icon name="check" size={24} />}
              <span className="visually-hidden">{isDone ? guide.ticked : guide.open}</span>
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            {!isDone && isBelow && (
              <a className="text-link" href="#settings">
                {link}
              </a>
            )}
            {!isDone && !isBelow && (
              <Link className="text-link" to={pages.apps.path}>
                {link}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
