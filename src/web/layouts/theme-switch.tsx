import { frame } from '#content/frame.ts'
import { Icon } from '#web/ui/icon.tsx'
import './theme-switch.css'

const icons = { system: 'system', light: 'sun', dark: 'moon' } as const

/** Three joined cells. Without script there is nothing to switch, and the machine's own choice holds. */
export function ThemeSwitch() {
  return (
    <fieldset className="theme-switch">
      <legend className="caption">{frame.theme.legend}</legend>
      <div className="theme-switch-cells">
        {frame.theme.choices.map(({ value, label }) => (
          <label key={value} className="theme-switch-cell">
            <input type="radio" name="theme" value={value} defaultChecked={value === 'system'} />
            <Icon name={icons[value]} size={16} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
