export const en = {
  timeZone: 'Time zone',
  timeZoneHelp: 'Days start and promotions end in this time zone, and all times are shown in it.',
  timeZoneNow: 'It is {time} there now.',
  refundDays: 'Refund requests allowed for (days)',
  refundDaysHelp:
    'Counted from the day of purchase. You decide about each request. With 0, nobody can ask; the right of withdrawal given by law stays.',
}
