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
  hostEstimateInput,
  rateCardAnswer,
  releaseAnswer,
  spendAnswer,
  spendChoice,
  spendInput,
} from './shapes.ts'

const tag = 'Module hosts'

/** Signed calls from the hosts of modules. Those that change something carry an `Idempotency-Key`. */
export const hostEndpoints = {
  hostRates: endpoint({
    ...calls.hostRates,
    summary: 'The rate card',
    tag,
    access: 'host',
    input: z.object({}),
    output: rateCardAnswer,
  }),
  hostEstimate: endpoint({
    ...calls.hostEstimate,
    summary: 'What messages would cost, with a quote that holds for a day',
    tag,
    access: 'host',
    input: hostEstimateInput,
    output: estimateAnswer,
  }),
  hostHold: endpoint({
    ...calls.hostHold,
    summary: 'Hold the most that a batch can cost, whole or not at all',
    tag,
    access: 'host',
    input: holdInput,
    output: holdAnswer,
  }),
  hostHoldState: endpoint({
    ...calls.hostHoldState,
    summary: 'How a hold stands',
    tag,
    access: 'host',
    input: holdChoice,
    output: holdState,
  }),
  hostCapture: endpoint({
    ...calls.hostCapture,
    summary: 'Charge delivered messages to their hold',
    tag,
    access: 'host',
    input: captureInput,
    output: captureAnswer,
  }),
  hostVoid: endpoint({
    ...calls.hostVoid,
    summary: 'Give back what is left of a hold',
    tag,
    access: 'host',
    input: holdChoice,
    output: releaseAnswer,
  }),
  hostSpend: endpoint({
    ...calls.hostSpend,
    summary: 'Charge one message at once: what a sign-in code needs',
    tag,
    access: 'host',
    input: spendInput,
    output: spendAnswer,
  }),
  hostReverse: endpoint({
    ...calls.hostReverse,
    summary: 'Take back the charge of a message that never arrived',
    tag,
    access: 'host',
    input: spendChoice,
    output: spendAnswer,
  }),
}
