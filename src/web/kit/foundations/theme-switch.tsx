import { useId, useSyncExternalStore } from 'react'
import { Icon, type IconName } from '#web/kit/foundations/icon.tsx'
import { type Theme, applyTheme, readTheme } from '#web/kit/foundations/theme.ts'
import './theme-switch.css'

const choices: { theme: Theme; label: string; icon: IconName }[] = [
  { theme: 'system', label: 'As my device', icon: 'system' },
  { theme: 'light', label: 'Light', icon: 'sun' },
  { theme: 'dark', label: 'Dark', icon: 'moon' },
]

const listeners = new Set<() => void>()

/** Other tabs tell us by `storage`, other switches of this page by the set above. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** In documents, which carry no React, the enhancement script finds it by `data-theme-switch`. */
export function ThemeSwitch() {
  const name = useId()
  const current = useSyncExternalStore(subscribe, readTheme, () => 'system' as const)
  return (
    <fieldset className="theme-switch" data-theme-switch>
      <legend className="visually-hidden">Theme</legend>
      {choices.map(({ theme, label, icon }) => (
        <label key={theme} className="theme-switch-cell" title={label}>
          <input
            type="radio"
            name={name}
            value={theme}
            checked={theme === current}
            onChange={() => {
              applyTheme(theme)
              listeners.forEach((listener) => listener())
            }}
          />
          <Icon name={icon} label={label} />
        </label>
      ))}
    </fieldset>
  )
}
