export const en = {
  area: 'Exports',
  errors: {
    'exports.too-soon': {
      one: 'You can export once a minute. Please try again in {seconds} second.',
      other: 'You can export once a minute. Please try again in {seconds} seconds.',
    },
    'exports.right-ended': 'Your role no longer lets you have this list',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'POST /home/exports': 'Exported a list',
  },
}
