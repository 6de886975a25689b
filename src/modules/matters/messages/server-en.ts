export const en = {
  mails: {
    'withdrawal.subject': {
      one: 'Due in {count} day: money to return after a withdrawal (order {number})',
      other: 'Due in {count} days: money to return after a withdrawal (order {number})',
    },
    'withdrawal.heading': 'Money has to go back',
    'withdrawal.text':
      '{name} has withdrawn from a contract. By law the money has to be on its way back by {until}, and it is not yet.',
    'refund_request.subject': {
      one: 'Due in {count} day: a request for a refund (order {number})',
      other: 'Due in {count} days: a request for a refund (order {number})',
    },
    'refund_request.heading': 'A buyer waits for an answer',
    'refund_request.text': '{name} has asked for a refund. Return the money, or decline and say why, by {until}.',
    'dispute.subject': {
      one: 'Due in {count} day: a disputed payment (order {number})',
      other: 'Due in {count} days: a disputed payment (order {number})',
    },
    'dispute.heading': 'A dispute waits for your answer',
    'dispute.text':
      '{name} disputes a payment at their bank. Answer at your payment provider by {until}, or the bank will decide without you.',
    number: 'Order number',
    buyer: 'Buyer',
    until: 'By',
    action: 'See what to do',
    always: 'We remind every admin of what has to be done by a day, three days and one day before it.',
  },
}
