export const en = {
  area: 'Front page',
  errors: {
    'front.look-changed':
      'Somebody else has published another look meanwhile. Yours is kept: compare the two and publish again.',
    'front.look-draft-changed':
      'Somebody else has changed this draft meanwhile. Nothing of theirs was overwritten; yours is still here.',
  },
  past: { 'PUT /home/settings/front': 'Changed the front page' },
}
