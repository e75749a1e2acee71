import type { Mutation } from './mutation.ts'

const contact = 'src/web/site/contact/contact-panel.test.tsx'
const login = 'src/web/portal/sign-in/steps/login-step.test.tsx'
const google = 'src/web/portal/google/use-return.test.tsx'

/** What forms and pages of sign-in do with an answer. */
export const forms: Mutation[] = [
  {
    what: 'an outlet that was refused stays the outlet of the tab',
    file: 'src/web/client/session/switch-outlet.ts',
    find: 'if (isWanted) keepTabOutlet(own.before)',
    replace: '',
    caughtBy: {
      project: 'unit',
      file: 'src/web/client/session/switch-outlet.test.ts',
      title: 'a refused outlet leaves the earlier one',
    },
  },
  {
    what: 'an outlet that is chosen again goes with the late failure of its first switch',
    file: 'src/web/client/session/switch-outlet.ts',
    find: 'latest === own && readTabOutlet() === meanwhile',
    replace: 'readTabOutlet() === meanwhile',
    caughtBy: {
      project: 'unit',
      file: 'src/web/client/session/switch-outlet.test.ts',
      title: 'an outlet that is chosen again before its first switch fails',
    },
  },
  {
    what: 'the earlier of two switches counts, if its answer comes later',
    file: 'src/web/client/session/switch-outlet.ts',
    find: 'if (isWanted) storePortal(result.data.data)',
    replace: 'storePortal(result.data.data)',
    caughtBy: {
      project: 'unit',
      file: 'src/web/client/session/switch-outlet.test.ts',
      title: 'the later one counts',
    },
  },
  {
    what: 'a telephone number that does not fit its country is sent',
    file: 'src/web/site/contact/contact-panel.tsx',
    find: 'if (!(await phoneFits(input.phone_number))) {',
    replace: 'if (false as boolean) {',
    caughtBy: { project: 'unit', file: contact, title: 'does not fit its country' },
  },
  {
    what: 'the sentence of the server is replaced by a general one',
    file: 'src/web/site/contact/contact-panel.tsx',
    find: 'outcome.problem?.message ?? browserMessages.internal.message',
    replace: 'browserMessages.internal.message',
    caughtBy: { project: 'unit', file: contact, title: 'own sentence' },
  },
  {
    what: 'two presses send a message twice',
    file: 'src/web/site/forms/use-page-form.ts',
    find: 'if (!isSending) startTransition',
    replace: 'startTransition',
    caughtBy: { project: 'unit', file: contact, title: 'disabled while sending' },
  },
  {
    what: 'after the wait nothing is sent',
    file: 'src/web/portal/sign-in/steps/use-attempt.ts',
    find: 'if (seconds === 1) onOver()',
    replace: '',
    caughtBy: { project: 'unit', file: login, title: 'sends by itself' },
  },
  {
    what: 'a wrong password leaves the earlier session in the browser',
    file: 'src/web/portal/sign-in/steps/use-attempt.ts',
    find: '    clearSession()\n',
    replace: '',
    caughtBy: { project: 'unit', file: login, title: 'clears what was stored' },
  },
  {
    what: 'the code of Google stays in the address',
    file: 'src/web/portal/google/use-return.ts',
    find: "history.replaceState(history.state, '', googlePaths.back)",
    replace: '',
    caughtBy: { project: 'unit', file: google, title: 'a spent code' },
  },
  {
    what: 'a refusal at Google is told as a failure of sign-in',
    file: 'src/web/portal/google/use-return.ts',
    find: "...(kind === 'refused' ? google.refused : google.notCompleted)",
    replace: '...google.notCompleted',
    caughtBy: { project: 'unit', file: google, title: 'a refusal at Google' },
  },
]
