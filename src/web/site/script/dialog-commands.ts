/** For browsers that do not know `command` and `commandfor` yet: the two commands that open and close dialogs. */
export function dialogCommands(signal: AbortSignal) {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  document.addEventListener(
    'click',
    ({ target, defaultPrevented }) => {
      if (defaultPrevented) return
      const button = target instanceof Element ? target.closest('button[commandfor]') : null
      const dialog = document.querySelector(`dialog#${button?.getAttribute('commandfor')}`)
      if (!(dialog instanceof HTMLDialogElement)) return
      if (button?.getAttribute('command') === 'close') dialog.close()
      else if (!dialog.open) dialog.showModal()
    },
    { signal },
  )
}
