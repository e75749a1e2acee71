import { deckActions } from './actions.ts'
import { syncWindows } from './sync-windows.ts'
import { deckKeys } from './keys.ts'
import { slideShow } from './slide-show.ts'
import { speakerClock } from './speaker-clock.ts'
import { swipe } from './swipe.ts'

// The script of decks, and of no other page. Without it a deck is a page to scroll.
const deck = document.querySelector<HTMLElement>('[data-deck]')
if (deck) start(deck)

function start(root: HTMLElement) {
  const show = slideShow(root)
  const act = deckActions(show)
  deckKeys(show, act)
  syncWindows(show)

  for (const button of root.querySelectorAll<HTMLElement>('[data-deck-act]')) {
    button.hidden = button.dataset['deckAct'] === 'full' && !document.fullscreenEnabled
    button.addEventListener('click', () => act(button.dataset['deckAct']))
  }
  for (const part of root.querySelectorAll<HTMLElement>('.deck-position, .deck-help')) part.hidden = false

  const surface = root.querySelector<HTMLElement>('.deck-slides')
  if (surface) swipe(surface, (turn) => show.mode() === 'present' && act(turn))

  for (const [index, link] of [...root.querySelectorAll<HTMLElement>('.deck-open')].entries()) {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      act('overview')
      show.show(index)
    })
  }

  goToDialog((number) => show.show(number - 1))

  const notes = document.querySelector<HTMLInputElement>('#deck-with-notes')
  notes?.addEventListener('change', () => {
    for (const each of root.querySelectorAll<HTMLDetailsElement>('.deck-notes')) each.open = notes.checked
  })

  const aside = root.querySelector<HTMLElement>('.deck-presenter')
  if (aside && show.mode() === 'presenter') speakerClock(aside)
}

/** Resolves once the dialog has closed and the browser has restored the focus, so that it can be moved. */
function goToDialog(go: (number: number) => void) {
  const form = document.querySelector<HTMLFormElement>('.deck-go')
  let asked = 0
  form?.addEventListener('submit', () => (asked = Number(new FormData(form).get('number'))))
  form?.closest('dialog')?.addEventListener('close', () => {
    if (asked > 0) go(asked)
    asked = 0
    form.reset()
  })
}
