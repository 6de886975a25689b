export const en = {
  firstName: 'First name',
  email: 'Email',
  subscribe: 'Subscribe',
  thankYou: 'Thank you',
  goOn: 'Continue',
  privacy: 'Privacy policy',
  consent: 'Consent',
  choose: 'Choose',
  doNotFill: 'Leave this field empty',
}
