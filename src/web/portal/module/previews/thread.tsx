import { previewTexts } from '#content/portal/modules/preview-texts.ts'
import { CountBars } from './count-bars.tsx'
import type { PreviewProps } from './preview-props.ts'
import './thread.css'

const { thread: texts } = previewTexts

/** One conversation as it was read, and how far all the others got. */
export function Thread({ messages, stairs }: PreviewProps<'thread'>) {
  return (
    <div className="preview-thread">
      <ol className="preview-thread-messages" aria-label={texts.name}>
        {messages.map(({ from, text, at }) => (
          <li key={text} data-from={from}>
            <span className="visually-hidden">{from === 'shop' ? texts.shop : texts.customer}: </span>
            {text}
            <time className="typed">{at}</time>
          </li>
        ))}
      </ol>
      <div>
        <h3>{texts.stairs}</h3>
        <CountBars counts={stairs} ink="canary" />
      </div>
    </div>
  )
}
