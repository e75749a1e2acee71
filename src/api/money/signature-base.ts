/** What is signed (RFC 9421, section 2.5): a line for each covered part, then the list of them with its parameters. */
export const signatureBase = (parts: readonly (readonly [name: string, value: string])[], params: string) =>
  [...parts.map(([name, value]) => `"${name}": ${value}`), `"@signature-params": ${params}`].join('\n')
