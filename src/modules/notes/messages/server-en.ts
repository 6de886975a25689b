export const en = {
  errors: {
    'notes.export-too-soon': {
      one: 'You can export once a minute. Please try again in {seconds} second.',
      other: 'You can export once a minute. Please try again in {seconds} seconds.',
    },
  },
  /** The heads of the exported columns. */
  export: {
    course: 'Course',
    lecture: 'Lecture',
    moment: 'Moment',
    note: 'Note',
    link: 'Link',
    writtenAt: 'Written at',
  },
}
