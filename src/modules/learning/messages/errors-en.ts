export const en = {
  'learning.lecture-not-found': 'No lecture found',
  'learning.lecture-not-available': 'This lecture is not available in chosen variant',
}
