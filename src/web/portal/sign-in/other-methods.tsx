import { useSyncExternalStore } from 'react'
import { browserMessages } from '#content/shared/browser-messages.ts'
import { pages } from '#content/shared/pages.ts'
import { signIn } from '#content/shared/sign-in/sign-in.ts'
import type { SessionView } from '#contract/accounts/shapes.ts'
import { api } from '#web/client/api/api.ts'
import { storeNextPath } from '#web/portal/sign-in/google-next-path.ts'
import { lastMethod, rememberMethod, type SignInMethod } from '#web/portal/sign-in/last-method.ts'
import { useBusy } from '#web/client/forms/use-busy.ts'
import { useProblemToast } from '#web/client/toasts/use-problem-toast.ts'
import { usePasskey } from './use-passkey.ts'
import { SignInMethodButton, SignInMethods } from './sign-in-methods.tsx'

interface OtherWaysProps {
  /** Whether this installation offers Google. */
  hasGoogle: boolean
  email: string
  /** Where to go once signed in. */
  nextPath: string
  onSignedIn(view: SessionView, method: SignInMethod): void
  /** The code by email, once the email is known. */
  code?: { busy: boolean; onPress(): void }
}

const never = () => () => {}

/** Every sign-in method but the password, with a mark at the one that was used last. */
export function OtherMethods({ hasGoogle, email, nextPath, onSignedIn, code }: OtherWaysProps) {
  const showProblem = useProblemToast()
  const google = useBusy()
  const last = useSyncExternalStore(never, lastMethod, () => undefined)
  const passkey = usePasskey((view) => onSignedIn(view, 'passkey'))

  const goToGoogle = async () => {
    const result = await api('googleAuth', { login_hint: email.includes('@') ? email : '' })
    if (!result.ok) return showProblem(result.problem, browserMessages.google_unavailable)
    rememberMethod('google')
    storeNextPath(nextPath)
    location.assign(result.data.url)
    return 'leaving'
  }

  return (
    <SignInMethods note={hasGoogle && <GoogleTerms />}>
      {code && (
        <SignInMethodButton
          icon="mail"
          label={code.busy ? signIn.login.sendingCode : signIn.login.code}
          isLast={last === 'code'}
          {...code}
        />
      )}
      {hasGoogle && (
        <SignInMethodButton
          icon="google"
          label={signIn.email.google}
          isLast={last === 'google'}
          busy={google.busy}
          onPress={() => void google.run(goToGoogle)}
        />
      )}
      {passkey.place !== 'nowhere' && (
        <SignInMethodButton
          icon="key"
          label={passkey.place === 'here' ? signIn.email.passkey : signIn.email.passkeyElsewhere}
          isLast={last === 'passkey'}
          busy={passkey.busy}
          onPress={() => void passkey.press()}
        />
      )}
    </SignInMethods>
  )
}

function GoogleTerms() {
  const { before, terms, between, privacy } = signIn.googleTerms
  return (
    <>
      {before}
      <a href={pages.termsOfUse.path} target="_blank" rel="noopener">
        {terms}
        <span className="visually-hidden"> (new tab)</span>
      </a>
      {between}
      <a href={pages.privacyPolicy.path} target="_blank" rel="noopener">
        {privacy}
        <span className="visually-hidden"> (new tab)</span>
      </a>
    </>
  )
}
