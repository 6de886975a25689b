export const en = {
  seller: 'Who sells',
  sellerHelp: 'Buyers see it before they pay and in the confirmation of their order. The law asks for it.',
  sellerName: 'Name or company',
  sellerAddress: 'Address',
  sellerTaxId: 'VAT ID',
  sellerPhone: 'Phone number',
  saveSeller: 'Save who sells',
  timeZone: 'Time zone',
  timeZoneHelp: 'Days begin and promotions end by its clocks, and all times are shown as they are there.',
  timeZoneNow: 'It is {time} there now.',
  refundDays: 'Days in which a refund may be asked for',
  refundDaysHelp:
    'Counted from the day of buying. You decide about each request. With 0 nobody can ask; the right to withdraw that the law gives stays.',
  saveTimeZone: 'Save the time zone',
  saveRefundDays: 'Save the days',
}
