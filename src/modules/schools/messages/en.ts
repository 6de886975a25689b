export const en = {
  seller: 'Seller',
  sellerHelp: 'Buyers see these details before they pay and in the confirmation of their order. The law requires them.',
  sellerName: 'Name or company',
  sellerAddress: 'Address',
  sellerTaxId: 'VAT ID',
  sellerPhone: 'Phone number',
  sellerCountry: 'Country',
  sellerCountryHelp: 'Time limits that end on one of its public holidays end on the next working day.',
  sellerCountryOfZone: 'That of the time zone',
  timeZone: 'Time zone',
  timeZoneHelp: 'Days start and promotions end in this time zone, and all times are shown in it.',
  timeZoneNow: 'It is {time} there now.',
  refundDays: 'Refund requests allowed for (days)',
  refundDaysHelp:
    'Counted from the day of purchase. You decide about each request. With 0, nobody can ask; the right of withdrawal given by law stays.',
}
