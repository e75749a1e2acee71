/** What browsers tell about content that the policy stopped, brought down to what may stand in a log. */

const largestBody = 16 * 1024
const mostReports = 10
const longestWord = 200

export interface PolicyReport {
  directive: string
  /** Only the origin, or a word such as `inline`. */
  blocked: string
  /** Without its query, which may hold a link's secret. */
  page: string
  source: string
}

/** Nothing at all when the body is too long or is no report. */
export async function readPolicyReports(request: Request): Promise<PolicyReport[]> {
  const text = await readShort(request)
  if (text === undefined) return []
  try {
    const sent: unknown = JSON.parse(text)
    return (Array.isArray(sent) ? sent : [sent]).slice(0, mostReports).flatMap(reportOf)
  } catch {
    return []
  }
}

async function readShort(request: Request): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > largestBody) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Both shapes: of the Reporting API, and the older one of its own. */
function reportOf(sent: unknown): PolicyReport[] {
  const body = partOf(sent, 'body') ?? partOf(sent, 'csp-report')
  const directive = wordOf(body, 'effectiveDirective', 'effective-directive', 'violated-directive')
  if (!directive) return []
  return [
    {
      directive,
      blocked: originOf(wordOf(body, 'blockedURL', 'blocked-uri')),
      page: pathOf(wordOf(body, 'documentURL', 'document-uri')),
      source: pathOf(wordOf(body, 'sourceFile', 'source-file')),
    },
  ]
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

function wordOf(body: unknown, ...names: string[]): string {
  const found = names.map((name) => partOf(body, name)).find((value) => typeof value === 'string')
  return typeof found === 'string' ? found.slice(0, longestWord) : ''
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : address)
const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname : '')
