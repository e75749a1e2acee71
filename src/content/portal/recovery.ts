/** What recovery and factors answer when they are done. The first two say nothing about whether there is an account. */
export const recoveryOutcome = {
  codeSent: 'If this address has an account, we have sent it a code.',
  resetSent: 'If this address has an account, we have sent it a link.',
  resetDone: 'Your new password is set and all devices are signed out. Please login.',
  verified: 'Your email address is confirmed.',
  reclaimed:
    'Your email address is confirmed. Because you signed up in another browser, we signed out all devices. Please choose a password.',
  verificationSent: 'We sent you a new link.',
  passwordChanged: 'Your password is changed and your other devices are signed out.',
  passkeyRenamed: 'Renamed.',
  passkeyRemoved: 'You can no longer sign in with this passkey. Delete it from your device as well.',
  factorRemoved: 'We no longer ask for a code when you sign in.',
} as const
