import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { commission } from '#content/site/commission.ts'
import { type CommissionSettings, readSettings, writeSettings } from '#rules/commission/settings.ts'

/** The pause after which a change becomes a history entry. */
const settleTime = 400

const read = (search: string) => readSettings(new URLSearchParams(search), commission.defaults)

/**
 * The settings, which the address holds. A change shows at once and is written when the hand rests; moving the
 * same rule again amends that entry, so that Back undoes one decision and not one pixel.
 */
export function useUrlSettings() {
  const { search } = useLocation()
  const arrived = useNavigationType()
  const navigate = useNavigate()
  const [settings, setSettings] = useState(() => read(search))
  const latest = useRef(settings)
  const written = useRef(search)
  const lastChanged = useRef('')
  const timer = useRef(0)
  const isFirst = useRef(true)

  // What we wrote ourselves is on the form already, perhaps in a newer state.
  useEffect(() => {
    // A slider may have been moved before the script ran.
    const hasJustCome = isFirst.current
    isFirst.current = false
    if (hasJustCome) return
    if (arrived !== NavigationType.Pop && search === written.current) return
    clearTimeout(timer.current)
    written.current = search
    lastChanged.current = ''
    latest.current = read(search)
    setSettings(latest.current)
  }, [search, arrived])

  useEffect(() => () => clearTimeout(timer.current), [])

  const write = (next: CommissionSettings, name: string) => {
    clearTimeout(timer.current)
    const address = `?${writeSettings(next)}`
    if (address === written.current) return
    const replace = lastChanged.current === name
    written.current = address
    lastChanged.current = name
    void navigate(address, { replace, preventScrollReset: true })
  }

  const change = (part: Partial<CommissionSettings>) => {
    // Several fields may change before the next render.
    const next = { ...latest.current, ...part }
    latest.current = next
    setSettings(next)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(write, settleTime, next, Object.keys(part).join())
  }

  /** For links to other settings: cancels a pending write, which would overwrite them. */
  const leave = () => clearTimeout(timer.current)

  const now = `?${writeSettings(settings)}`
  return { settings, change, leave, search: now, settled: now === search }
}
