export const en = {
  yours: 'Yours',
  more: '{amount} more',
  moreFrom: 'from {amount} more',
  noMore: 'nothing more to pay',
}
