import type { OpenApiOperation } from '#contract/openapi.ts'

interface Property {
  name: string
  type: string
  required: boolean
}

interface OperationProps {
  method: string
  path: string
  operation: OpenApiOperation
}

export function Operation({ method, path, operation }: OperationProps) {
  const taken = operation.requestBody?.content['application/json']?.schema
  const given = operation.responses[200]?.content['application/json']?.schema
  const parameters = (operation.parameters ?? []).map(({ name, in: place, required, schema }) => ({
    name,
    required,
    type: place === 'header' ? `header, ${typeOf(schema)}` : typeOf(schema),
  }))
  return (
    <section className="api-call" id={operation.operationId}>
      <h2>{operation.summary}</h2>
      <p className="api-call-line">
        <b>{method.toUpperCase()}</b> <code>{path}</code>
      </p>
      <Properties title="It takes" properties={[...parameters, ...propertiesOf(taken)]} />
      <Properties title="It answers" properties={propertiesOf(given)} />
    </section>
  )
}

function Properties({ title, properties }: { title: string; properties: Property[] }) {
  return (
    <table className="api-table">
      <caption>{title}</caption>
      <tbody>
        {properties.map(({ name, type, required }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{type}</td>
            <td>{required ? 'always' : 'optional'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function propertiesOf(schema: Record<string, unknown> = {}): Property[] {
  const required = Array.isArray(schema.required) ? schema.required : []
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the properties of a JSON schema are JSON schemas
  const properties = (schema.properties ?? {}) as Record<string, Record<string, unknown>>
  return Object.entries(properties).map(([name, property]) => ({
    name,
    type: typeOf(property),
    required: required.includes(name),
  }))
}

function typeOf(schema: Record<string, unknown>): string {
  if (Array.isArray(schema.enum)) return schema.enum.join(' or ')
  const most = typeof schema.maxLength === 'number' ? `, at most ${schema.maxLength} characters` : ''
  return `${typeof schema.type === 'string' ? schema.type : 'any'}${most}`
}
