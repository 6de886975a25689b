export const en = {
  title: 'Withdraw from contract here',
  intro:
    'If you bought as a consumer, you have 14 days to withdraw from the contract without giving a reason. You do not have to be logged in.',
  name: 'Full name',
  email: 'Email address you ordered with',
  orderNumber: 'Order number',
  orderNumberHelp: 'For example 7KQ4-M2XD; you find it in the confirmation of your order.',
  youState: 'You state:',
  statement: 'I withdraw from the contract I made with {school} by order number {number}.',
  statementAlso:
    'I also withdraw from the contract for “{title}”, order number {number}, towards which this order was counted.',
  countedNote:
    'If the order was counted towards a better variant, you withdraw from both, and each payment goes back by itself.',
  numberAbove: '(as above)',
  confirm: 'Confirm withdrawal',
  received:
    'Your statement was sent on {at}. If the address and the number belong to an order, the receipt is in your inbox in a moment.',
  noMail:
    'No email within a few minutes? Then the address or the number is not that of an order: check both and send the statement again, or write to us: {email}.',
  afterwards:
    'We confirm at once by email that your statement has reached us, with its content, date and time, and tell you what follows.',
  myOrders: 'My orders',
}
