/** What recovery and factors answer when they are done. The first two say nothing about whether there is an account. */
export const recoveryOutcome = {
  codeSent: 'If this address has an account, a code is on its way to it.',
  resetSent: 'If this address has an account, a link is on its way to it.',
  resetDone: 'Your new password is set. Every device was signed out; please login.',
  verified: 'Your email address is confirmed.',
  reclaimed:
    'Your email address is confirmed. This browser did not create the account, so everybody was signed out: please choose a password of your own.',
  verificationSent: 'A new link is on its way.',
  passwordChanged: 'Your password is changed. Your other devices were signed out.',
  passkeyRenamed: 'Renamed.',
  passkeyRemoved: 'This passkey no longer signs in. You may delete it from your device as well.',
  factorRemoved: 'The authenticator app is no longer asked for.',
} as const
