export const en = {
  number: 'Order number',
  paid: 'Paid',
  date: 'Date',
  buyer: 'Buyer',
  company: 'Company',
  toReturn: 'To be returned',
  until: 'By',
  openOrder: 'Open the order',
  'sale.subject': 'Sold: “{title}” for {amount}',
  'sale.heading': 'A new sale',
  'sale.text': '{name} has bought “{title}” for {amount}.',
  'withdrawal.subject': '{name} has withdrawn from a contract (order {number})',
  'withdrawal.heading': 'A buyer has withdrawn from a contract',
  'withdrawal.text':
    '{name} has stated that they withdraw from the contract for “{title}”. They have a receipt by email.',
  'withdrawal.due': 'By law {amount} has to be on its way back to them by {date} at the latest.',
  'withdrawal.nothing': 'There is nothing to return.',
  'withdrawal.refused':
    'By law you do not have to return anything: the right of withdrawal does not exist here, or no longer. The receipt tells them why.',
  'withdrawal.action': 'Open withdrawals',
  'request.subject': '{name} asks for a refund (order {number})',
  'request.heading': 'A buyer asks for their money back',
  'request.asks': '{name} asks for a refund of “{title}” and writes:',
  'request.quoted': '“{words}”',
  'request.choice': 'Return the money, all or a part of it, or decline and say why. They are told either way.',
  'dispute.subject': '{name} disputes a payment (order {number})',
  'dispute.heading': 'A payment is disputed',
  'dispute.text':
    '{name} has asked their bank to return the {amount} they paid for “{title}”. Nothing has been returned yet: the bank will decide.',
  'dispute.answer':
    'Answer at your payment provider, with what shows that the buyer got what they paid for: the order, their consents and when they had access.',
  'dispute.answer-by':
    'Answer at your payment provider by {date}, with what shows that the buyer got what they paid for: the order, their consents and when they had access.',
  'dispute.meanwhile':
    'Until the bank has decided, the payment cannot be refunded here: the money could go back twice.',
  'dispute.fee': 'Fee of the dispute',
  'dispute.won-subject': 'Dispute won (order {number})',
  'dispute.won-heading': 'The bank has decided in your favour',
  'dispute.won':
    'The {amount} that {name} paid for “{title}” stay with you. The payment can be refunded again, should you want to.',
  'dispute.lost-subject': 'Dispute lost (order {number})',
  'dispute.lost-heading': 'The bank has returned the money',
  'dispute.lost': '{name} has got back the {amount} they paid for “{title}”.',
  'dispute.lost-access': 'Their access has not changed. You can revoke it on the student’s page.',
}
