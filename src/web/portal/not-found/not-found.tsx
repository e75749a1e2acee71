import { portalPlaces } from '#content/portal/places.ts'
import { portal } from '#content/portal/portal.ts'
import { Link } from 'react-router'

/** The portal's own answer to an address that nothing answers. */
export function NotFound() {
  const { heading, text } = portal.notFound
  return (
    <div className="wrap fault">
      <h1>{heading}</h1>
      <p className="lead">{text}</p>
      <ul>
        {portalPlaces.map(({ name, path }) => (
          <li key={path}>
            <Link className="text-link" to={path}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
