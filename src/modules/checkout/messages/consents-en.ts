export const en = {
  terms: 'I have read and accept the terms and the privacy policy of {school}.',
  digital_content_now:
    'I ask to be given access to the digital content at once, before the 14-day withdrawal period ends.',
  digital_content_waiver:
    'I acknowledge that I lose the right to withdraw from the contract once I have been given access.',
  service_now: 'I ask for the service to begin at once, before the 14-day withdrawal period ends.',
  service_waiver:
    'I acknowledge that if I withdraw, I pay for what has been provided until then, and that the right to withdraw ends once the service has been provided in full.',
  dated_event:
    'I acknowledge that there is no right to withdraw from a contract for a service on a set date or in a set period.',
}
