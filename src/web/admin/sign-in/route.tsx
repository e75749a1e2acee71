import { redirect } from 'react-router'
import { pages } from '#content/shared/pages.ts'
import { demoStaff } from '#contract/accounts/demo-accounts.ts'
import { recogniseStaff } from '#domain/sessions/authenticate.ts'
import { headOf } from '#web/document-head.ts'
import { requestContext } from '#web/request-context.server.ts'
import { ToastProvider } from '#web/kit/overlays/toast.tsx'
import '#web/kit/sign-in/steps.css'
import type { Route } from './+types/route.ts'
import { StaffSignIn } from './staff-sign-in.tsx'

export const meta = () => headOf(pages.adminLogin)

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const hasEnded = new URL(request.url).searchParams.has('ended')
  if (!hasEnded && (await recogniseStaff(ctx))) throw redirect(pages.adminHome.path)
  const { email, password } = demoStaff
  return { hasEnded, demo: ctx.settings.mode === 'demo' ? { email, password } : undefined }
}

export default function AdminLogin({ loaderData }: Route.ComponentProps) {
  return (
    <ToastProvider>
      <StaffSignIn {...loaderData} />
    </ToastProvider>
  )
}
