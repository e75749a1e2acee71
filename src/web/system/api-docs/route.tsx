import { brand } from '#content/shared/brand.ts'
import { pages } from '#content/shared/pages.ts'
import { apiRules, openApiDocument } from '#contract/openapi.ts'
import { headOf } from '#web/document-head.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { Operation } from './operation.tsx'
import type { Route } from './+types/route.ts'
import './api-docs.css'

export const handle = { document: true }
export const meta = () => headOf(pages.apiDocs)

/** In the loader, so that the whole contract stays out of the browser's scripts. */
export const loader = () => ({ rules: apiRules, paths: openApiDocument(`${brand.name} API`).paths })

/** The API for people to read, made from the same description that machines get. */
export default function ApiDocs({ loaderData: { rules, paths } }: Route.ComponentProps) {
  return (
    <SiteLayout>
      <div className="wrap api-docs">
        <h1>The API</h1>
        <div className="api-rules">
          {rules.map((rule) => (
            <p key={rule}>{rule}</p>
          ))}
          <p>
            Machines read <a href="/api/openapi.json">openapi.json</a>.
          </p>
        </div>
        {Object.entries(paths).map(([path, methods]) =>
          Object.entries(methods).map(([method, operation]) => (
            <Operation key={method + path} method={method} path={path} operation={operation} />
          )),
        )}
      </div>
    </SiteLayout>
  )
}
