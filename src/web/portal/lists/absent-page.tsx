import { EmptyState } from '#web/kit/data/empty-state.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'

interface AbsentPageProps {
  heading: string
  absent: { title: string; text: string }
  /** The list that has the others. */
  back: { text: string; path: string }
}

/** In the place of an order or a customer that this outlet does not have. */
export const AbsentPage = ({ heading, absent, back }: AbsentPageProps) => (
  <div className="wrap settings-page">
    <h1>{heading}</h1>
    <EmptyState title={absent.title} action={<ButtonLink to={back.path}>{back.text}</ButtonLink>}>
      {absent.text}
    </EmptyState>
  </div>
)
