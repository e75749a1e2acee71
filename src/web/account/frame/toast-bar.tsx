import { memo, useEffect, useSyncExternalStore } from 'react'
import { accountCopy } from '#content/account/screens.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { useAccountContext } from '../use-account.ts'
import './account-toast.css'

const toastTime = 7000

/** The result of the last action. It disappears after a few seconds. */
export const ToastBar = memo(function ToastBar() {
  const { subscribe, readToast, dismissToast } = useAccountContext().store
  const toast = useSyncExternalStore(subscribe, readToast, readToast)
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(dismissToast, toastTime)
    return () => clearTimeout(timer)
  }, [toast, dismissToast])
  return (
    <output className="account-toast">
      {toast && (
        <div key={toast.id} data-tone={toast.tone}>
          <Icon name={toast.tone === 'refused' ? 'warning' : 'check'} />
          <p>{toast.text}</p>
          <button type="button" aria-label={accountCopy.close} onClick={dismissToast}>
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
    </output>
  )
})
