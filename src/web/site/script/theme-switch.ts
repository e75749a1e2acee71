import { applyTheme, paintedTheme } from '#web/kit/foundations/theme.ts'

/** The switch of the kit on pages without React: shows the remembered choice, and paints and remembers each new one. */
export function themeSwitch(choices: HTMLElement) {
  const remembered = paintedTheme()
  for (const input of choices.querySelectorAll('input')) input.checked = input.value === remembered
  choices.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    const { value } = target
    applyTheme(value === 'light' || value === 'dark' ? value : 'system')
  })
}
