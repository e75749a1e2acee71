import * as z from 'zod/mini'
import { calls } from '../calls.ts'
import { endpoint } from '../endpoint.ts'
import {
  captureAnswer,
  captureInput,
  estimateAnswer,
  holdAnswer,
  holdChoice,
  holdInput,
  holdState,
  moduleServerEstimateInput,
  rateCardAnswer,
  releaseAnswer,
  spendAnswer,
  spendChoice,
  spendInput,
} from './shapes.ts'

const tag = 'Module servers'

/** Signed calls from the module servers. Those that change something carry an `Idempotency-Key`. */
export const moduleServerEndpoints = {
  moduleServerRates: endpoint({
    ...calls.moduleServerRates,
    summary: 'The rate card',
    tag,
    access: 'module-server',
    input: z.object({}),
    output: rateCardAnswer,
  }),
  moduleServerEstimate: endpoint({
    ...calls.moduleServerEstimate,
    summary: 'What messages would cost, with a quote that holds for a day',
    tag,
    access: 'module-server',
    input: moduleServerEstimateInput,
    output: estimateAnswer,
  }),
  moduleServerHold: endpoint({
    ...calls.moduleServerHold,
    summary: 'Hold the most that a batch can cost, whole or not at all',
    tag,
    access: 'module-server',
    input: holdInput,
    output: holdAnswer,
  }),
  moduleServerHoldState: endpoint({
    ...calls.moduleServerHoldState,
    summary: 'How a hold stands',
    tag,
    access: 'module-server',
    input: holdChoice,
    output: holdState,
  }),
  moduleServerCapture: endpoint({
    ...calls.moduleServerCapture,
    summary: 'Charge delivered messages to their hold',
    tag,
    access: 'module-server',
    input: captureInput,
    output: captureAnswer,
  }),
  moduleServerVoid: endpoint({
    ...calls.moduleServerVoid,
    summary: 'Give back what is left of a hold',
    tag,
    access: 'module-server',
    input: holdChoice,
    output: releaseAnswer,
  }),
  moduleServerSpend: endpoint({
    ...calls.moduleServerSpend,
    summary: 'Charge one message at once: what a sign-in code needs',
    tag,
    access: 'module-server',
    input: spendInput,
    output: spendAnswer,
  }),
  moduleServerReverse: endpoint({
    ...calls.moduleServerReverse,
    summary: 'Take back the charge of a message that never arrived',
    tag,
    access: 'module-server',
    input: spendChoice,
    output: spendAnswer,
  }),
}
