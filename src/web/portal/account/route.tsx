import type { ReactNode } from 'react'
import { accountPage, erasureLines, type PanelId, panels } from '#content/portal/account.ts'
import { activityText } from '#content/shared/activity.ts'
import { moneyLeftMessage, moneyLeftText } from '#content/shared/money/money-left.ts'
import { pages } from '#content/shared/pages.ts'
import { activityQuery } from '#contract/own-account/shapes.ts'
import { viewAccount } from '#domain/accounts/view-account.ts'
import { listActivity } from '#domain/audit/list-activity.ts'
import { listOwnSessions } from '#domain/sessions/own-sessions.ts'
import { headOf } from '#web/document-head.ts'
import { SettingsPage } from '#web/kit/panels/settings-page.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { requireMerchant } from '../guard.server.ts'
import type { Route } from './+types/route.ts'
import { ActivityPanel } from './activity-panel.tsx'
import { AuthenticatorPanel, factorState } from './authenticator-panel.tsx'
import { DataPanel } from './data-panel.tsx'
import { DevicesPanel } from './devices-panel.tsx'
import { GooglePanel, googleState } from './google-panel.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { PasswordPanel, passwordState } from './password-panel.tsx'
import { ProfilePanel } from './profile-panel.tsx'
import { StaffPanel } from './staff-panel.tsx'

export const meta = () => headOf(pages.account)

/** Reading only; every change goes through the API, which asks for both halves of the session. */
export async function loader(args: Route.LoaderArgs) {
  const merchant = await requireMerchant(args)
  const query = Object.fromEntries(new URL(args.request.url).searchParams)
  const { data } = activityQuery.safeParse(query)
  const { entries, next } = await listActivity(merchant, data?.before)
  const account = await viewAccount(merchant)
  return {
    account,
    goes: account.erasure_takes.flatMap(({ company, outlets, colleagues }) => [
      erasureLines.company(company),
      ...(outlets.length > 0 ? [erasureLines.outlets(outlets)] : []),
      ...(colleagues > 0 ? [erasureLines.colleagues(colleagues)] : []),
    ]),
    moneyLeft: account.erasure_takes.flatMap(({ company, money_left: left }) => {
      const message = left && encodeURIComponent(moneyLeftMessage(left, company))
      return left
        ? [{ text: moneyLeftText(left, company), href: `${pages.contact.path}?message=${message}` }]
        : []
    }),
    sessions: await listOwnSessions(merchant),
    activity: {
      entries: entries.map(({ id, at, action, detail, byStaff }) => ({
        id,
        at: at.toISOString(),
        text: activityText(action, detail),
        byStaff,
      })),
      next,
      isFirst: data?.before === undefined,
    },
  }
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { account, sessions, activity, goes, moneyLeft } = loaderData
  const { facts } = accountPage
  return (
    <SettingsPage
      heading={accountPage.heading}
      lead={accountPage.lead}
      facts={[
        { term: facts.name, value: `${account.first_name} ${account.last_name}`.trim() },
        { term: facts.email, value: account.email },
        { term: facts.since, value: <FormattedDate at={account.created_at} precision="day" /> },
      ]}
      panels={panels}
      states={statesOf(loaderData)}
    >
      <ProfilePanel account={account} />
      <PasswordPanel account={account} />
      <PasskeysPanel passkeys={account.passkeys} />
      <AuthenticatorPanel factor={account.factor} />
      <DevicesPanel sessions={sessions} />
      <GooglePanel google={account.google} />
      <ActivityPanel {...activity} />
      <StaffPanel allowed={account.staff_access} />
      <DataPanel account={account} goes={goes} moneyLeft={moneyLeft} />
    </SettingsPage>
  )
}

function statesOf({
  account,
  sessions,
  activity,
}: Route.ComponentProps['loaderData']): Record<PanelId, ReactNode> {
  const { states } = accountPage
  const [newest] = activity.entries
  return {
    profile: account.email_verified ? states.confirmed : states.unconfirmed,
    password: passwordState(account),
    passkeys: states.passkeys(account.passkeys.length),
    authenticator: factorState(account.factor),
    devices: states.devices(sessions.length),
    google: googleState(account.google),
    activity: newest ? <FormattedDate at={newest.at} precision="day" /> : '',
    staff: account.staff_access ? states.staffMay : states.staffMayNot,
    data: account.erase_at ? states.leaving : states.data,
  }
}
