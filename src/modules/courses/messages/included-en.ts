/** What a variant includes, as buyers read it. */
export const en = {
  all: { one: 'The whole course: {count} lecture', other: 'The whole course: {count} lectures' },
  some: { one: '{included} of {count} lecture: {names}', other: '{included} of {count} lectures: {names}' },
}
