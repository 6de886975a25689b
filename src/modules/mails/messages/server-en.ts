export const en = {
  layout: {
    buttonFails: 'If the button does not work, open this link:',
    sentBy: '{school} sent you this email. Questions? Write to',
  },
}
