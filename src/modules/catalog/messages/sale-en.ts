/** How a product is sold, as buyers read it. */
export const en = {
  closed: 'Enrolment is closed at the moment.',
  not_yet: 'On sale from',
  over: 'The sale has ended.',
  sold_out: 'Sold out',
  until: 'On sale until',
  placesLeft: { one: '{count} place left', other: '{count} places left' },
}
