import { portsFrom } from '../../scripts/demo-environment.ts'

/** Where the product under test answers. Far from the demo's ports, so that both can run. */
export const testPorts = portsFrom(Number(process.env.TEST_PORT ?? 4630))

export const sandboxUrl = `http://127.0.0.1:${testPorts.sandbox}`
