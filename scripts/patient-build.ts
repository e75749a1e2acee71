/** React Router gives each page ten seconds to be written and has no setting for it. A busy machine takes longer. */
const timeout = AbortSignal.timeout.bind(AbortSignal)
AbortSignal.timeout = (ms) => timeout(ms * 30)
