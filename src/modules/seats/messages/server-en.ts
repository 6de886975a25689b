export const en = {
  area: 'Licences',
  errors: {
    'seats.none-left': 'All licences are handed out. Buy more, or delete an invitation that nobody has accepted.',
    'seats.gift-claimed': 'This gift has been claimed, so it can no longer be changed or sent again.',
    'seats.invitation-settled': 'Only an invitation that nobody has accepted yet can be sent again or deleted.',
    'seats.export-too-soon': {
      one: 'You can export once a minute. Please try again in {seconds} second.',
      other: 'You can export once a minute. Please try again in {seconds} seconds.',
    },
    'seats.not-claimed': 'Nobody has this licence at the moment.',
    'seats.not-remindable':
      'There is nothing to remind of: this person has begun, or was written to a short while ago.',
    'seats.invited-already': 'This address already has an invitation',
    'seats.too-many-lines': 'At most {max} people at once',
    'seats.resent-too-soon': {
      one: 'This invitation was sent a moment ago. You can send it again in {seconds} second.',
      other: 'This invitation was sent a moment ago. You can send it again in {seconds} seconds.',
    },
    'seats.sent-to-another':
      'This invitation was sent to another address. Say that you want the licence in this account, or log in with the other one.',
    'seats.seat-taken': 'Somebody else has accepted this invitation.',
    'seats.seat-revoked': 'This invitation was revoked. Ask whoever invited you for a new one.',
    'seats.seat-over': 'It has taken place, so this gift can no longer be claimed or changed.',
    'seats.seat-closed': 'The purchase behind this invitation was cancelled. Ask whoever invited you.',
  },
  export: {
    name: 'Name',
    email: 'Email',
    status: 'Invitation',
    account: 'Account',
    percent: 'Completed, %',
    lastActivity: 'Last activity',
    waiting: 'Not sent yet',
    sent: 'Sent',
    accepted: 'Accepted',
    revoked: 'Taken back',
  },
  reasons: {
    released: '{buyer} took back the licence',
  },
  mails: {
    'invitation.subject': '{buyer} invites you to “{course}”',
    'invitation.heading': 'You have a place in a course',
    'invitation.text': 'Hello {name}, {buyer} has bought a place in “{course}” at {school} for you.',
    'invitation.how': 'Open the link and log in, or create an account. There is nothing to pay.',
    'invitation.action': 'Accept the invitation',
    'reminder.subject': 'Your place in “{course}” is waiting for you',
    'reminder.heading': 'Your place is waiting',
    'reminder.text':
      'Hello {name}, {buyer} has invited you to “{course}” at {school}. The place is paid for, but you have not accepted it yet.',
    'reminder.link': 'This link replaces the one you were sent before.',
    'beginning.subject': 'You have not started “{course}” yet',
    'beginning.heading': 'Your course is open',
    'beginning.text':
      'Hello {name}, {buyer} has given you a place in “{course}” at {school}. You have accepted it, but have not watched anything yet.',
    'beginning.how': 'The first lesson is a click away, and the page remembers where you stop.',
    'beginning.action': 'Start watching',
    'beginning.why': 'You get this email because {buyer} asked us to remind you.',
    'gift.subject': '{buyer} has a gift for you: “{course}”',
    'gift.heading': 'A gift for you',
    'gift.text': 'Hello {name}, {buyer} has given you “{course}” at {school}.',
    'gift.says': '{buyer} writes:',
    'gift.quoted': '“{message}”',
    'gift.chooses': 'Then choose a time that suits you.',
    'gift.begins': 'It begins on {at}. A place is kept for you: claim the gift before that, and you get your ticket.',
    'gift.action': 'Open your gift',
    'gift-moved.subject': 'Changed: {course}',
    'gift-moved.heading': 'The date or the place has changed',
    'gift-moved.text':
      'Hello {name}, {school} has changed the date or the place of “{course}”, which {buyer} has given you. Your gift stays valid.',
    'gift-moved.begins': 'It begins on {at}.',
    'gift-moved.link': 'Claim it with the link that we sent you earlier.',
    'gift-moved.action': 'See the date and the place',
    'gift-moved.giver':
      'Hello {buyer}, {school} has changed the date or the place of “{course}”, your gift for {name}.',
    'gift-moved.sent-on': 'We will send it on {day}. Until then you can still change that.',
    'gift-moved.too-late':
      'The day you chose, {day}, is now after the beginning. Choose an earlier one, or send the gift now.',
    'gift-moved.giver-action': 'See your gift',
    'gift-returned.subject': '{name} already has “{course}”',
    'gift-returned.heading': 'Your gift can go to somebody else',
    'gift-returned.text':
      'Hello {giver}, {name} thanks you for “{course}” at {school}, but already has it. Your gift has not been used.',
    'gift-returned.how': 'You can give it to somebody else: change the name and the address among your orders.',
    'gift-returned.action': 'Give it to somebody else',
    'claimed.subject': 'A licence for “{course}” was claimed with another address',
    'claimed.heading': 'Claimed with another address',
    'claimed.text':
      'Hello {manager}, you invited {name} ({email}) to “{course}” at {school}. The licence was claimed by an account with another address:',
    'claimed.by': '{name}, {email}',
    'claimed.how':
      'If that is right, there is nothing to do. If it is not, you can take the licence back and invite again.',
    'claimed.action': 'See the licences',
    'taken-back.subject': 'Your invitation to “{course}” was taken back',
    'taken-back.heading': 'Your invitation was taken back',
    'taken-back.gift': 'A gift for you was taken back',
    'taken-back.by-buyer':
      'Hello {name}, {buyer} has taken back the place in “{course}” at {school} that you were invited to.',
    'taken-back.with-order':
      'Hello {name}, the purchase by which {buyer} had a place in “{course}” at {school} for you was cancelled.',
    'taken-back.reason': 'The reason: {reason}',
    'taken-back.link': 'The link you were sent no longer works. If you have questions, ask {buyer}.',
    'invitation.stranger': 'If you do not know who this is, you need not do anything.',
  },
  deeds: {
    'PUT /home/gifts/:giftId': 'Corrected whom a gift is for',
  },
}
