export const en = {
  name: 'Name',
  email: 'Email',
  form: 'Form',
  signedUpAt: 'Signed up (UTC)',
  consentText: 'Consent',
  consentVersion: 'Version of the consent',
  consentedAt: 'Consented (UTC)',
  yes: 'yes',
  no: 'no',
}
