import { useEffect, useEffectEvent, useRef } from 'react'
import { accountFields } from '#content/shared/sign-in/account-fields.ts'
import { pages } from '#content/shared/pages.ts'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'

interface TermsTickProps {
  onAgree?(agreed: boolean): void
  error: string | undefined
}

const { terms } = accountFields

/** The terms have to be accepted for a new account. */
export function TermsTick({ onAgree, error }: TermsTickProps) {
  const box = useRef<HTMLInputElement>(null)
  // It may have been ticked before the script ran.
  const tell = useEffectEvent(() => onAgree?.(box.current?.checked ?? false))
  useEffect(() => tell(), [])
  return (
    <Checkbox
      ref={box}
      name="termsAndCondition"
      error={error}
      onChange={(event) => onAgree?.(event.currentTarget.checked)}
      required
    >
      {terms.before}
      <NewTab href={pages.termsOfUse.path}>{terms.terms}</NewTab>
      {terms.between}
      <NewTab href={pages.privacyPolicy.path}>{terms.privacy}</NewTab>
    </Checkbox>
  )
}

/** In a new tab, so that nothing typed is lost. */
function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (new tab)</span>
    </a>
  )
}
