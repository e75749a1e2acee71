import { expect, test } from 'vitest'
import { isOpenPayment, maySettle, paymentStates, paymentStatesThat, statesBefore } from './payment-states.ts'

test('[MONEY-04] "paid" wins over every state that was guessed, and over none that was paid before', () => {
  expect(paymentStatesThat(maySettle)).toEqual(['started', 'pending', 'failed', 'expired'])
  expect(statesBefore('settled')).toEqual([...paymentStatesThat(maySettle), 'disputed'])
})

test('[MONEY-13] only what was paid is disputed or paid back, once', () => {
  expect(statesBefore('disputed')).toEqual(['settled'])
  expect(statesBefore('refunded')).toEqual(['settled'])
})

test('[MONEY-04] nothing returns to a state in which the payer is waited for', () => {
  expect(statesBefore('started')).toEqual([])
  expect(statesBefore('pending')).toEqual(['started'])
  for (const state of paymentStates.filter((one) => !isOpenPayment(one))) {
    expect([state, statesBefore('failed').includes(state)]).toEqual([state, false])
  }
})
