import { deckCopy } from '#content/site/decks/deck.ts'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'

const { keys, goTo } = deckCopy

/** The list of keys, and the question where to go. Native dialogs, so Esc and focus are the browser's. */
export function DeckDialogs({ count }: { count: number }) {
  return (
    <>
      <Dialog id="deck-keys" title={keys.title}>
        <dl className="deck-keys">
          {keys.rows.map(([pressed, does]) => (
            <div key={pressed}>
              <dt>
                {pressed.split(' ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p>{keys.touch}</p>
        <Checkbox id="deck-letters" defaultChecked hint={keys.lettersHint}>
          {keys.letters}
        </Checkbox>
      </Dialog>
      <Dialog id="deck-go" title={goTo.title}>
        <form method="dialog" className="deck-go">
          <Field
            label={goTo.label(count)}
            name="number"
            inputMode="numeric"
            pattern="\d+"
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- where a dialog puts the focus when it opens
            autoFocus
          />
          <Button type="submit" size="large">
            {goTo.action}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
