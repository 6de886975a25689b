export const en = {
  area: 'Lead forms',
  errors: {
    'leads.name-is-text': 'The field called “name” must be a text field',
    'leads.no-email': 'The form has to ask for an email: a required email field called “email”',
    'leads.redirect': 'Enter a full address that begins with https:// and contains no user name or password',
    'leads.no-course': 'Choose at least one of your courses',
    'leads.not-in-time': 'We could not accept the form just yet. Please send it again.',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'POST /home/leads/forms': 'Created a lead form',
    'PUT /home/leads/forms/:formId': 'Changed a lead form',
    'DELETE /home/leads/forms/:formId': 'Deleted a lead form',
    'POST /home/leads/:leadId/handled': 'Said whether a lead is dealt with',
    'DELETE /home/leads/:leadId': 'Deleted a lead',
  },
  export: {
    name: 'Name',
    email: 'Email',
    form: 'Form',
    signedUpAt: 'Signed up',
    handledAt: 'Dealt with',
    consentText: 'Consent',
    consentVersion: 'Version of the consent',
    consentedAt: 'Consented',
    yes: 'yes',
    no: 'no',
  },
}
