export const en = {
  choose: 'Choose {name}',
  chosen: { one: '{count} chosen', other: '{count} chosen' },
  chooseAll: 'Choose all on this page',
  chooseNone: 'Choose none',
  more: 'More',
  working: '{done} of {all}',
  undo: 'Undo',
  refused: {
    one: 'One could not be changed',
    other: '{count} could not be changed',
  },
}
