export const en = {
  title: 'Second step',
  intro: 'Enter the code that your app shows now. Without your phone, enter one of your recovery codes.',
  code: 'Code',
  logIn: 'Log in',
  startAgain: 'Log in as somebody else',
}
