export const en = {
  paidBefore: 'Paid for the earlier variant',
  difference: 'You pay the difference',
  more: '{amount} more',
  noMore: 'nothing more to pay',
}
