export const en = {
  area: 'Bundles',
  errors: {
    'bundles.too-small': 'Add at least {min} products to the bundle first.',
    'validation.bundle-too-small':
      'A bundle on your site needs at least two products. Unpublish it first to remove more.',
    'validation.bundle-kind': 'A bundle cannot include another bundle',
    'validation.bundle-places': {
      one: '“{title}” has {count} place left; people who have this bundle: {holders}. Give it to new buyers only, or add places.',
      other:
        '“{title}” has {count} places left; people who have this bundle: {holders}. Give it to new buyers only, or add places.',
    },
  },
  deeds: {
    'POST /home/bundles': 'Created a bundle',
    'POST /home/bundles/:bundleId/duplicate': 'Duplicated a bundle',
    'PUT /home/bundles/:bundleId/parts': 'Changed what a bundle includes',
  },
  mails: {
    'part.subject': 'New in your bundle: “{title}”',
    'part.said': '“{title}” was added to “{bundle}”, and it is yours',
    'part.action': 'See what is new',
  },
}
