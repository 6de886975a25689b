export const EMAIL_MAX = 254
const LONGEST_MAILBOX = 64

/**
 * A mail address as it is kept and compared, whoever typed it: the domain as DNS has it (`żółw.pl` is `xn--w-uga1v8h.pl`),
 * letters composed. What is no address stays as it was typed, and `isEmail` refuses it.
 */
export function canonicalEmail(typed: string): string {
  const at = typed.lastIndexOf('@')
  return at < 0 ? typed : `${typed.slice(0, at).normalize('NFC')}@${hostIn(typed.slice(at + 1)) ?? typed.slice(at + 1)}`
}

/** Of an address that is canonical. */
export function isEmail(email: string): boolean {
  const at = email.lastIndexOf('@')
  return email.length <= EMAIL_MAX && at > 0 && isMailbox(email.slice(0, at)) && isDomain(email.slice(at + 1))
}

/** Letters of every script may name one (RFC 6531). */
const isMailbox = (name: string): boolean =>
  name.length <= LONGEST_MAILBOX &&
  !name.endsWith("'") &&
  /^[\p{L}\p{M}\p{N}_'+-]+(?:\.[\p{L}\p{M}\p{N}_'+-]+)*$/u.test(name)

const isDomain = (domain: string): boolean =>
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/.test(domain) &&
  hostIn(domain) === domain

/** Only what can name a host is given to the parser of addresses, which makes hosts of much more. */
const hostIn = (domain: string): string | undefined =>
  /^[\p{L}\p{M}\p{N}.。．｡-]+$/u.test(domain) && URL.canParse(`http://${domain}`)
    ? new URL(`http://${domain}`).hostname
    : undefined
