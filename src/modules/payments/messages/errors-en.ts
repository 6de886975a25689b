export const en = {
  'payments.no-gateway': 'This school does not take payments yet.',
  'payments.refund-not-possible': 'This payment cannot be refunded any more.',
}
