export const en = {
  subscribe: 'Subscribe',
  thankYou: 'Thank you',
  goOn: 'Go on',
  privacy: 'Privacy policy',
  consent: 'Consent',
  choose: 'Choose',
  doNotFill: 'Leave this field empty',
}
