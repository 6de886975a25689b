export const en = {
  area: 'Licences',
  errors: {
    'seats.none-left': 'All licences are handed out. Buy more, or take back an invitation that nobody has accepted.',
    'seats.invitation-settled': 'Only an invitation that nobody has accepted yet can be sent again or deleted.',
    'seats.invited-already': 'This address has an invitation already',
    'seats.too-many-lines': 'At most {max} people at once',
    'seats.resent-too-soon': {
      one: 'This invitation was sent a moment ago. You can send it again in {seconds} second.',
      other: 'This invitation was sent a moment ago. You can send it again in {seconds} seconds.',
    },
    'seats.seat-taken': 'Somebody else has accepted this invitation.',
    'seats.seat-revoked': 'This invitation was taken back. Ask whoever invited you for a new one.',
    'seats.seat-closed': 'The purchase behind this invitation was cancelled. Ask whoever invited you.',
  },
  mails: {
    'invitation.subject': '{buyer} invites you to “{course}”',
    'invitation.heading': 'You have a place in a course',
    'invitation.text': 'Hello {name}, {buyer} has bought a place in “{course}” at {school} for you.',
    'invitation.how': 'Open the link and log in, or make an account. There is nothing to pay.',
    'invitation.action': 'Accept the invitation',
    'invitation.stranger': 'If you do not know who this is, you need not do anything.',
  },
}
