import { Barcode } from '#web/kit/drawings/barcode.tsx'
import './return-policy.css'

interface PolicyCopy {
  hint: string
  title: string
  items: readonly { title: string; text: string }[]
  foot: string
}

/** A policy to take away. A click anywhere selects the whole of it, so that it can be copied in one go. */
export function ReturnPolicy({ copy }: { copy: PolicyCopy }) {
  return (
    <div className="return-policy">
      <div className="return-policy-paper stays-paper">
        <h3>{copy.title}</h3>
        {copy.items.map(({ title, text }) => (
          <div key={title} className="return-policy-clause">
            <h4>{title}</h4>
            <p>
              <Blanks text={text} />
            </p>
          </div>
        ))}
        <p className="return-policy-foot">{copy.foot}</p>
        <div className="return-policy-code" aria-hidden>
          <Barcode value="RETURNS" />
        </div>
      </div>
      <p className="caption">{copy.hint}</p>
    </div>
  )
}

/** What stands in brackets is for the shop to fill in, and is marked. */
function Blanks({ text }: { text: string }) {
  return text
    .split(/(\[[^\]]+\])/)
    .map((part, index) => (part.startsWith('[') ? <mark key={index}>{part}</mark> : part))
}
