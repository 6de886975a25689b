export const en = {
  area: 'Sharing',
  errors: {
    'sharing.not-published': 'A draft has no page yet that anybody could be led to. Publish it first.',
    'sharing.link-changed': 'Someone else has renamed this link meanwhile. Reload the page to see its name.',
    'sharing.link-unique': 'The link “{name}” of this product says the same. Change the source, medium or campaign.',
  },
  deeds: {
    'POST /home/products/:productId/campaign-links': 'Created a campaign link',
    'PUT /home/products/:productId/campaign-links/:linkId': 'Renamed a campaign link',
    'POST /home/products/:productId/campaign-links/:linkId/archive': 'Archived a campaign link',
    'POST /home/products/:productId/campaign-links/:linkId/restore': 'Restored a campaign link',
  },
}
