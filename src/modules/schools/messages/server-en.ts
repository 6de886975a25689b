export const en = {
  area: 'School',
  /** The texts of this module's refusals. */
  errors: {
    'schools.held':
      'This school waits for the platform to let it open. Until then it can let nobody in and sell nothing; everything else can be prepared.',
    'schools.not-open':
      'This school is not open yet: whoever bought could not log in. It sells once it opens; nothing was charged.',
    'schools.login-off':
      'Login is temporarily disabled: whoever bought could not log in. Try again later; nothing was charged.',
    'schools.closes':
      'This school closes on {day} and sells nothing any more. What you have stays open to you until then.',
    'schools.closed':
      '{school} has closed. Write to {email} with any question. Your orders and their confirmations: {orders}',
    'schools.not-ready-to-sell':
      'Before you sell, say who the seller is (Settings, School) and publish your terms and privacy policy (Settings, Terms). The law requires all three.',
    'validation.blanks-left': 'Fill in what is left open: {blanks}',
    'schools.legal-text-changed':
      'Somebody else published a version since you opened this page. Copy your changes, reload the page and put them into the new one.',
    'validation.color': 'Enter a colour as # and six figures, for example #b4532a',
    'validation.menu-address': 'Enter a page of yours that begins with /, or an address that begins with https://',
    'validation.menu-twice': 'Each address stands in a menu once',
    'schools.currency-is-another':
      'Somebody else has changed the currency: the school sells in {currency} now. Reload the page before you choose another.',
    'schools.currency-not-taken':
      'The payment account of this school does not take {currency}. Choose another currency.',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'PUT /account/page/:schoolId': 'Changed the profile of the school',
    'PUT /home/settings/look': 'Published the look of the school',
    'PUT /home/settings/time-zone': 'Set the time zone',
    'PUT /home/settings/currency': 'Set the currency',
    'PUT /home/settings/refund-requests': 'Set how long refunds can be requested',
    'PUT /home/settings/legal/:which': 'Published the terms or the privacy policy',
  },
  /** where all pages lead */
  site: { courses: 'Courses', terms: 'Terms', privacy: 'Privacy policy', withdraw: 'Withdraw from contract here' },
}
