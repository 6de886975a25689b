export const en = {
  title: 'In your calendar',
  help: 'Your calendar app can show your live events and consultations automatically: subscribe to a private address. Anyone who has the address can see them.',
  helpAdmin:
    'Your calendar app can show all live events and bookings of the school automatically: subscribe to a private address. Anyone who has the address can see who has booked.',
  make: 'Create an address',
  renew: 'Create a new address',
  renewed: 'Calendars that use your current address will stop updating.',
  address: 'Address for your calendar',
  once: 'Copy it now: it will not be shown again.',
  madeOn: 'Your address was created on',
  end: 'Turn off the address',
  ended: 'The address no longer works',
}
