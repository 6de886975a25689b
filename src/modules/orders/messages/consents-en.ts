export const en = {
  terms: 'I have read and accept the terms and the privacy policy of {school}.',
  digital_content_now: 'I ask for access to the digital content to be given before the 14-day withdrawal period ends.',
  digital_content_waiver:
    'I acknowledge that I lose the right to withdraw from the contract once access has been given.',
  service_now: 'I ask for the service to begin at once, before the 14-day withdrawal period ends.',
  service_waiver:
    'I acknowledge that if I withdraw, I pay for what has been provided until then, and that the right to withdraw ends once the service has been provided in full.',
  dated_event:
    'I acknowledge that there is no right to withdraw from a contract for a service on a set date or in a set period.',
  charges_in_absence:
    'I agree that {school} keeps my card and charges it for each further period, on the days and at the price shown here, while I am not there to confirm it. I can cancel at any time in my account; what I have paid for stays open until its end.',
  keep_card:
    'Keep my card for one hour after the purchase, so that I can add to my order with one press. {school} does not see its number, and it is removed after the hour, or earlier when I say so.',
}
