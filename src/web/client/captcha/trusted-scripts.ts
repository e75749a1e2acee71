interface ScriptPolicy {
  createScriptURL(url: string): string
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptPolicy
}

declare global {
  interface Window {
    trustedTypes?: PolicyFactory
  }
}

let policy: ScriptPolicy | undefined

/** Adds a script that the page's security policy allows. The only place that may. */
export function loadScript(url: string): Promise<void> {
  policy ??= window.trustedTypes?.createPolicy('app', { createScriptURL: (trusted) => trusted })
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = policy ? policy.createScriptURL(url) : url
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${url} did not load`)))
    document.head.append(script)
  })
}
