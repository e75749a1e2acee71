import './digits.css'

/** The code as wide as the window; the caret waits where the fifth digit goes. */
export function CodeDigits({ typed, length = 6 }: { typed: string; length?: number }) {
  return (
    <div className="code-digits">
      {Array.from({ length }, (_, place) => (
        <i key={place} data-caret={place === typed.length || undefined}>
          {typed[place]}
        </i>
      ))}
    </div>
  )
}
