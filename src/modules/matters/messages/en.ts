export const en = {
  needsYou: 'Needs you',
  withdrawal: 'Return the money: {name} has withdrawn (order {number})',
  refund_request: 'Answer {name}, who asks for a refund (order {number})',
  dispute: 'Answer the dispute of {name} (order {number})',
  dueBy: 'By {date}',
  late: 'Was due on {date}',
}
