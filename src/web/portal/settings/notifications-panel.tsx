import { type ReactNode, useState } from 'react'
import { notificationsPanel as copy } from '#content/portal/settings.ts'
import { type NotificationKind, notificationKinds } from '#contract/company/choices.ts'
import type { CompanySettings } from '#contract/company/shapes.ts'
import { Filled } from '#web/kit/panels/filled.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import './settings.css'

interface NotificationsPanelProps {
  notifications: CompanySettings['notifications']
  mayEdit: boolean
  administrators: readonly string[]
  state: ReactNode
}

export function NotificationsPanel({
  notifications,
  mayEdit,
  administrators,
  state,
}: NotificationsPanelProps) {
  const isAnyOn = notificationKinds.some((kind) => notifications[kind])
  return (
    <Panel id="notifications" lit={isAnyOn} state={state}>
      {mayEdit ? (
        <Switches notifications={notifications} />
      ) : (
        <Filled
          rows={notificationKinds.map((kind) => ({
            term: copy.kinds[kind].title,
            value: notifications[kind] ? copy.on : copy.off,
          }))}
          administrators={administrators}
        />
      )}
    </Panel>
  )
}

/** Each takes effect at once; nothing has to be saved. */
function Switches({ notifications }: Pick<NotificationsPanelProps, 'notifications'>) {
  const { run } = useApiAction()
  /** Shown as chosen until the server answers. */
  const [wishes, setWishes] = useState<Partial<Record<NotificationKind, boolean>>>({})

  const change = async (kind: NotificationKind, isOn: boolean) => {
    setWishes((before) => ({ ...before, [kind]: isOn }))
    await run(
      'saveCompanySettings',
      { notifications: { [kind]: isOn } },
      {
        done: copy.saved,
        message: () => `${copy.kinds[kind].title}: ${(isOn ? copy.on : copy.off).toLowerCase()}`,
      },
    )
    setWishes((before) => ({ ...before, [kind]: undefined }))
  }

  return (
    <fieldset className="settings-notifications">
      <legend className="visually-hidden">{copy.legend}</legend>
      {notificationKinds.map((kind) => (
        <Checkbox
          key={kind}
          checked={wishes[kind] ?? notifications[kind]}
          hint={copy.kinds[kind].text}
          onChange={(event) => void change(kind, event.currentTarget.checked)}
        >
          {copy.kinds[kind].title}
        </Checkbox>
      ))}
    </fieldset>
  )
}
