import { pages } from '#content/shared/pages.ts'
import { removeQuestion as copy } from '#content/portal/people.ts'
import type { Person } from '#contract/people/shapes.ts'
import { showToastOnNextPage } from '#web/client/toasts/next-page-toast.ts'
import { clearSession } from '#web/client/session/session.ts'
import { Question } from '#web/kit/overlays/confirm-dialog.tsx'
import { useLastValue } from '#web/client/forms/use-last-value.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { nameOf } from './person-name.ts'

interface RemoveQuestionProps {
  /** Open while there is one. */
  person: Person | undefined
  company: string
  onClose(): void
}

/** Asks before somebody is taken off the company, or leaves it. */
export function RemoveQuestion({ person, company, onClose }: RemoveQuestionProps) {
  const { run } = useApiAction()
  const shown = useLastValue(person)
  const name = shown ? nameOf(shown) : ''
  const isLeaving = shown?.is_you ?? false

  const remove = async () => {
    if (!person) return
    onClose()
    const removed = await run(
      'removePerson',
      { user_id: person.user_id },
      { done: isLeaving ? undefined : copy.done, message: () => name, failed: copy.failed },
    )
    if (!removed || !isLeaving) return
    clearSession()
    showToastOnNextPage({ status: 'other', ...copy.left })
    location.assign(pages.login.path)
  }

  return (
    <Question
      title={isLeaving ? copy.leaveTitle(company) : copy.title(name)}
      open={person !== undefined}
      yes={isLeaving ? copy.leaveYes : copy.yes}
      no={isLeaving ? copy.leaveNo : copy.no}
      onYes={() => void remove()}
      onClose={onClose}
    >
      <p>{isLeaving ? copy.leaveText : copy.text(name, company)}</p>
    </Question>
  )
}
