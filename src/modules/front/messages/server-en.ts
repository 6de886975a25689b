export const en = {
  area: 'Front page',
  errors: {
    'front.changed':
      'Somebody else has changed the front page meanwhile. What you chose is kept: compare it with theirs and publish again.',
    'validation.not-shown': 'Visitors do not see this. Choose something that is published and not hidden.',
  },
  deeds: { 'PUT /home/settings/front': 'Changed the front page' },
}
