import { useCallback, useEffect, useRef, useState } from 'react'
import type { DashboardView } from '#contract/dashboard/shapes.ts'
import { addDays, instantOf, localTime } from '#rules/zone-time.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'

/**
 * After a failure, or a change, so that a busy store does not make the page ask without end; and before a new day is
 * asked for, because the browser's clock may be ahead of ours.
 */
const pauseMs = { changed: 800, failed: 5_000, day: 60_000 }

/** The figures, for a period and one or all outlets, kept up to date while somebody looks. */
export function useDashboard(first: DashboardView) {
  const [view, setView] = useState(first)
  const [busy, setBusy] = useState(false)
  const requested = useRef({ days: first.days, all: first.is_all })

  const read = useCallback(async () => {
    const { days, all } = requested.current
    const result = await merchantApi('dashboard', { days: String(days), all: String(all) })
    if (result.ok) setView(result.data)
    return result.ok
  }, [])

  const choose = async (change: Partial<typeof requested.current>) => {
    requested.current = { ...requested.current, ...change }
    setBusy(true)
    await read()
    setBusy(false)
  }

  const { version, is_all: isAll } = view
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const listen = async () => {
      if (document.hidden) {
        timer = setTimeout(() => void listen(), pauseMs.failed)
        return
      }
      const result = await merchantApi('dashboardChanges', {
        version: String(version),
        all: String(isAll),
      })
      if (isOver) return
      if (result.ok && result.data.version !== version) {
        if (await read()) return
      }
      timer = setTimeout(() => void listen(), result.ok && version > 0 ? pauseMs.changed : pauseMs.failed)
    }
    timer = setTimeout(() => void listen(), pauseMs.changed)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [version, isAll, read])

  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const waitForDay = () => {
      const left = endOfToday(view) - Date.now()
      if (Number.isFinite(left)) timer = setTimeout(() => void readDay(), Math.max(left, pauseMs.day))
    }
    const readDay = async () => {
      if (!(await read()) && !isOver) waitForDay()
    }
    waitForDay()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [view, read])

  return { view, busy, choose, read }
}

/** When the first of the stores begins another day than the one that is shown as today. Each has its own today. */
const endOfToday = ({ stores, groups }: DashboardView): number =>
  Math.min(
    ...groups.flatMap(({ outlet_ids: outlets, days }) => {
      const latest = days.at(-1)?.day
      if (!latest) return []
      const own = stores.filter(({ outlet_id: id }) => outlets.includes(id))
      return own.map(({ zone }) => {
        const { day } = localTime(Date.now(), zone)
        return instantOf(addDays(day < latest ? day : latest, 1), 0, zone)
      })
    }),
  )
