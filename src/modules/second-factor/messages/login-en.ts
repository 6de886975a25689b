export const en = {
  title: 'Second step',
  intro: 'Enter the code that your app shows now. Without your phone, enter one of your recovery codes.',
  code: 'Code',
  logIn: 'Log in',
  introPasskey: 'Use your passkey, or enter one of your recovery codes.',
  usePasskey: 'Log in with a passkey',
  noPasskeyUsed: 'No passkey was used',
  startAgain: 'Log in as somebody else',
}
