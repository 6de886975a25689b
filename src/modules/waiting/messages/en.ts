export const en = {
  dispute: { one: '{count} open dispute', other: '{count} open disputes' },
  withdrawal: { one: '{count} contract withdrawal to settle', other: '{count} contract withdrawals to settle' },
  refund_request: { one: '{count} request for a refund', other: '{count} requests for a refund' },
  held: { one: '{count} post or comment held for you', other: '{count} posts or comments held for you' },
  review: { one: '{count} review to approve', other: '{count} reviews to approve' },
  film: { one: '{count} video that could not be prepared', other: '{count} videos that could not be prepared' },
}
