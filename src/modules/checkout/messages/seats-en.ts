/** Buying several licences at once. */
export const en = {
  title: 'Licences',
  howMany: 'How many?',
  from: 'from {from}: {amount} each',
  one: '{amount} each',
  forMe: 'One of the licences is for me',
  rest: {
    one: '{count} licence is yours to hand out: after the purchase you invite somebody by name and email.',
    other: '{count} licences are yours to hand out: after the purchase you invite people by name and email.',
  },
}
