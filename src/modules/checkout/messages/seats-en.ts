/** Buying several licences at once. */
export const en = {
  title: 'Licences',
  howMany: 'How many?',
  from: 'from {from}: {amount} each',
  most: { one: '{count} licence is the most you can buy', other: '{count} licences are the most you can buy' },
  one: '{amount} each',
  forMe: 'One of the licences is for me',
  rest: {
    one: '{count} licence is yours to hand out: after the purchase you invite somebody by name and email.',
    other: '{count} licences are yours to hand out: after the purchase you invite people by name and email.',
  },
  ticketsTitle: 'Tickets',
  ticketsMost: { one: '{count} ticket is the most you can buy', other: '{count} tickets are the most you can buy' },
  ticketsRest: {
    one: 'One ticket is yours. Name your guest now or after the purchase: with an email address, they get their ticket by mail.',
    other:
      'One ticket is yours. Name your {count} guests now or after the purchase: with an email address, each gets their ticket by mail.',
  },
  guests: 'Whom are the other tickets for?',
  guestsHelp: 'optional; you can also say so later',
  guestName: 'Ticket {number}: name',
  guestEmail: 'Ticket {number}: email',
  guestsLater: {
    one: 'You can name {count} guest here, and the others after the purchase.',
    other: 'You can name {count} guests here, and the others after the purchase.',
  },
}
