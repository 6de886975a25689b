export const en = {
  title: 'In your calendar',
  help: 'Your calendar app can show your live events and consultations by itself: give it an address that is yours alone. Whoever has the address sees them.',
  helpAdmin:
    'Your calendar app can show all live events and bookings of the school by itself: give it an address that is yours alone. Whoever has the address sees who has booked.',
  make: 'Make an address',
  renew: 'Make a new address',
  renewed: 'Calendars that read the address you have now will get nothing any more.',
  address: 'Address for your calendar',
  once: 'Copy it now: it is not shown again.',
  madeOn: 'Your address was made on',
  end: 'End the address',
  ended: 'The address leads nowhere now',
}
