import './own-count.css'

interface Sum {
  name: string
  take: readonly [string, string]
  sign: string
  gives: string
  note: string
}

interface OwnCountCopy {
  heading: string
  lead: string
  sums: readonly Sum[]
}

/** A worksheet to print and fill in: three sums with room for a pen. */
export function OwnCount({ copy }: { copy: OwnCountCopy }) {
  return (
    <section id="own-count" className="own-count">
      <div className="wrap">
        <header>
          <h2>{copy.heading}</h2>
          <p className="lead">{copy.lead}</p>
        </header>
        <ol className="own-count-sheet stays-paper">
          {copy.sums.map(({ name, take: [over, under], sign, gives, note }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className="own-count-sum">
                <Blank label={over} />
                <b>{sign}</b>
                <Blank label={under} />
                <b>=</b>
                <Blank label={gives} />
              </p>
              <p className="own-count-note">{note}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Blank({ label }: { label: string }) {
  return <span className="own-count-blank">{label}</span>
}
