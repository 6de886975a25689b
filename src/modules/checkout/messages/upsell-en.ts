export const en = {
  title: 'Goes well with your purchase',
  chooseTime: 'You choose the time after the purchase',
  until: 'Offered to you until {at}.',
  vatIncluded: 'including {rate}% VAT',
  vatExempt: 'VAT exempt',
  see: 'Read more about it',
  card: 'Paid with your card ending in {last4}. It is kept until {time}, and removed as soon as you order or decline.',
  blik: 'Paid with your BLIK. It is kept until {time}, and removed as soon as you order or decline.',
  order: 'Buy and pay {amount}',
  toCheckout: 'Go to the checkout',
  decline: 'No, thank you',
  required: 'This field is required',
}
