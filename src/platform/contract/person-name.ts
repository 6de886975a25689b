export const PERSON_NAME_MAX = 120

const EMAIL_ADDRESS = /[^\s@]@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u
/** Academic titles and the like follow a comma with a blank after it: "Anna Nowak, MBA". */
const CELL_SEPARATOR = /[;|\t]|,(?! )/
const LINE_BREAK = /[\n\r\v\f\u0085\u2028\u2029]/

/**
 * Whether what should be the name of a person holds more than that: an email address, a separator of a table's cells or a line break. It comes from
 * a table that was torn apart, or from a field that was filled in as another.
 */
export const holdsMoreThanName = (text: string): boolean =>
  [EMAIL_ADDRESS, CELL_SEPARATOR, LINE_BREAK].some((sign) => sign.test(text.normalize('NFKC')))
