import { useEffect, useState, useSyncExternalStore } from 'react'
import { errorMessages } from '#content/shared/messages.ts'
import { pages } from '#content/shared/pages.ts'
import { signIn } from '#content/shared/sign-in.ts'
import type { SessionView } from '#contract/accounts/shapes.ts'
import { api } from '#web/client/api/api.ts'
import { keepOnward } from '#web/portal/sign-in/google-onward.ts'
import { lastWay, rememberWay, type Way as WayName } from '#web/portal/sign-in/last-way.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { usePasskey } from './use-passkey.ts'
import { Way, Ways } from './ways.tsx'

interface OtherWaysProps {
  /** Whether this installation knows Google. */
  google: boolean
  email: string
  /** Where to go once signed in. */
  onward: string
  admit(view: SessionView, way: WayName): void
  /** The mailed code, once we know whom to mail it to. */
  code?: { busy: boolean; onPress(): void }
}

const never = () => () => {}

/** Every way in but the password, with a mark at the one that was used last. */
export function OtherWays({ google, email, onward, admit, code }: OtherWaysProps) {
  const toast = useToast()
  const [leaving, setLeaving] = useState(false)
  const last = useSyncExternalStore(never, lastWay, () => undefined)
  const passkey = usePasskey((view) => admit(view, 'passkey'))

  // Back from Google's page by the browser's own button, this one may be as it was left.
  useEffect(() => {
    const comeBack = () => setLeaving(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  const goToGoogle = async () => {
    setLeaving(true)
    const outcome = await api('googleAuth', { login_hint: email.includes('@') ? email : '' })
    if (outcome.ok) {
      rememberWay('google')
      keepOnward(onward)
      return location.assign(outcome.data.url)
    }
    setLeaving(false)
    const { title, message } = outcome.problem ?? errorMessages.google_unavailable
    toast({ status: 'error', title, message })
  }

  return (
    <Ways note={google && <GoogleTerms />}>
      {code && (
        <Way
          icon="mail"
          label={code.busy ? signIn.login.sendingCode : signIn.login.code}
          isLast={last === 'code'}
          {...code}
        />
      )}
      {google && (
        <Way
          icon="google"
          label={signIn.email.google}
          isLast={last === 'google'}
          busy={leaving}
          onPress={() => void goToGoogle()}
        />
      )}
      {passkey.place !== 'nowhere' && (
        <Way
          icon="key"
          label={passkey.place === 'here' ? signIn.email.passkey : signIn.email.passkeyElsewhere}
          isLast={last === 'passkey'}
          busy={passkey.busy}
          onPress={() => void passkey.press()}
        />
      )}
    </Ways>
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
