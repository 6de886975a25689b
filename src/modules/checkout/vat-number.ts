/** Letters and figures only, with or without the country in front; or nothing (commerce §5). */
export const isVatNumber = (typed: string): boolean =>
  typed === '' || /^(?=(?:.*\d){5})(?:[A-Z]{2})?[0-9A-Z]{5,13}$/i.test(typed)
