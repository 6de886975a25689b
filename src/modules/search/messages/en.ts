export const en = {
  open: 'Search courses',
  label: 'What would you like to learn?',
  help: 'Title, author or a word from the description',
  searching: 'Searching',
  found: { one: '{count} course found', other: '{count} courses found' },
  nothing: 'No results this time. Please try again.',
  results: 'Courses found',
}
