/** Raised whenever the wording of a consent changes; kept with every consent that is given. */
export const CONSENTS_VERSION = 1

export const CONSENT_KINDS = [
  'terms',
  'digital_content_now',
  'digital_content_waiver',
  'service_now',
  'service_waiver',
  'dated_event',
] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** Letters and figures only, with or without the country in front; or nothing (commerce §5). */
export const isVatNumber = (typed: string): boolean =>
  typed === '' || /^(?=(?:.*\d){5})(?:[A-Z]{2})?[0-9A-Z]{5,13}$/i.test(typed)
