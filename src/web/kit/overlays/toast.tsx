import { type ReactNode, createContext, use, useCallback, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon, type IconName } from '#web/kit/foundations/icon.tsx'
import { useToastClock } from '#web/kit/overlays/toast-clock.ts'
import { ToastHost } from '#web/kit/overlays/toast-host.ts'
import './toast.css'

export interface ToastText {
  status: 'success' | 'error' | 'other'
  title: string
  message?: string
  /** What the person can do about it. */
  action?: { label: string; href: string }
}

interface Toast extends ToastText {
  id: number
}

const lifetime = 5000

const icons: Record<ToastText['status'], IconName> = { success: 'check', error: 'warning', other: 'info' }

const ToastContext = createContext<((text: ToastText) => void) | null>(null)

/** Gives the function that shows a toast. */
export function useToast() {
  const show = use(ToastContext)
  if (!show) throw new Error('useToast must be used within a ToastProvider')
  return show
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const [host, setHost] = useState<HTMLDialogElement | null>(null)
  const lastId = useRef(0)

  const show = useCallback((text: ToastText) => {
    lastId.current += 1
    const id = lastId.current
    setToasts((shown) => [...shown, { ...text, id }])
  }, [])
  const remove = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  )

  // The region is there before the first toast: assistive technology only hears what changes in it.
  const region = (
    <section className="toasts" aria-label="Notifications">
      <ol className="toasts-list" aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <LiveToast key={toast.id} toast={toast} onRemove={remove} />
        ))}
      </ol>
    </section>
  )
  return (
    <ToastContext value={show}>
      <ToastHost value={setHost}>{children}</ToastHost>
      {host ? createPortal(region, host) : region}
    </ToastContext>
  )
}

function LiveToast({ toast, onRemove }: { toast: Toast; onRemove: (id: number) => void }) {
  const remove = useCallback(() => onRemove(toast.id), [onRemove, toast.id])
  const clock = useToastClock(lifetime, remove)
  const cameFrom = useRef<EventTarget | null>(null)
  const close = () => {
    remove()
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only hold the clock
    <li
      onPointerEnter={() => clock.hold('pointer')}
      onPointerLeave={() => clock.release('pointer')}
      onFocus={(event) => {
        cameFrom.current ??= event.relatedTarget
        clock.hold('focus')
      }}
      onBlur={() => clock.release('focus')}
    >
      <ToastSheet {...toast} onClose={close} />
    </li>
  )
}

/** The sheet alone, without a clock. Errors interrupt what is being read out; the others wait their turn. */
export function ToastSheet({ status, title, message, action, onClose }: ToastText & { onClose: () => void }) {
  return (
    <div className="toast" data-status={status} role={status === 'error' ? 'alert' : undefined}>
      <div className="toast-text">
        <b className="toast-title">
          <Icon name={icons[status]} />
          {title}
        </b>
        {message && <p>{message}</p>}
        {action && (
          <p>
            <a className="text-link" href={action.href}>
              {action.label}
            </a>
          </p>
        )}
      </div>
      <button type="button" className="toast-close" aria-label="Close" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
