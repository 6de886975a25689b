export const en = {
  area: 'Bundles',
  errors: {
    'validation.bundle-too-small':
      'A bundle on your site needs at least two products. Unpublish it first to remove more.',
    'validation.bundle-kind': 'A bundle can hold courses, and no other bundles',
  },
  deeds: {
    'POST /home/bundles': 'Created a bundle',
    'POST /home/bundles/:bundleId/duplicate': 'Duplicated a bundle',
    'PUT /home/bundles/:bundleId/parts': 'Changed what a bundle includes',
  },
  titles: {
    copy: '{title} (copy)',
  },
}
