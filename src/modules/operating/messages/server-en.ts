export const en = {
  errors: {
    'operating.no-leave': 'The owners of this school do not let support in at the moment.',
    'operating.nobody-to-write-to': 'None of these schools has an owner to write to.',
    'operating.has-leave': 'The owners of this school let support in already.',
    'operating.fee-number': 'Enter a number up to the most that is possible here',
    'operating.fees-changed':
      'Somebody else has set these fees meanwhile. What you typed is kept: save again to have it hold.',
  },
  mails: {
    'held.subject': '{school} waits for approval',
    'held.heading': 'Your school is being looked at',
    'held.text':
      'Hello {name}, new schools are looked at before they open. We write to you as soon as {school} may let people in and sell.',
    'held.meanwhile': 'Everything else is ready: write your courses, set prices, choose a look.',
    'held.action': 'Go to your school',
    'waits.subject': '{school} waits for approval',
    'waits.heading': 'A new school waits',
    'waits.text': '{school} was begun and waits for an operator to let it open.',
    'waits.action': 'Look at the school',
    'admitted.subject': '{school} may open',
    'admitted.heading': 'Your school may open',
    'admitted.text': 'Hello {name}, {school} may now let people in and sell. Open its doors when you are ready.',
    'admitted.action': 'Go to your school',
    'letter.hello': 'Hello {name},',
    'letter.why': 'This letter is from those who run the platform, to the owners of {school}.',
    'leave.subject': 'Support asks to enter the panel of {school}',
    'leave.heading': 'May we have a look?',
    'leave.text':
      'Hello {name}, {operator} of the platform’s support asks to enter the panel of {school}. This is what for:',
    'leave.how':
      'You choose for how long: an hour, a day or a week. You see everything support does, and can end it at any moment. It cannot touch your money, delete people or change who is an admin.',
    'leave.action': 'Let support in',
    'leave.ignore': 'If you would rather not, there is nothing to do: without your leave nobody enters.',
    'refused.subject': '{school} may not open yet',
    'refused.heading': 'Your school may not open yet',
    'refused.text': 'Hello {name}, we looked at {school} and cannot let it open as it is:',
  },
}
