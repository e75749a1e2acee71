import './form.css'

const fields: readonly [string, string][] = [
  ['First name', 'Asha'],
  ['Last name', 'Rao'],
  ['Email', 'asha@post.example'],
  ['Phone', '+91 98 5550 0143'],
  ['First order', '10482'],
  ['Address', 'Koregaon Park'],
  ['Town', 'Pune'],
  ['Postcode', '411001'],
]

/** A registration form as wide as the window, filled in before anybody sat down to it. */
export function FilledForm() {
  return (
    <div className="filled-form">
      {fields.map(([name, value]) => (
        <p key={name}>
          <small>{name}</small>
          <span>{value}</span>
        </p>
      ))}
      <strong className="filled-form-stamp">From the order</strong>
    </div>
  )
}
