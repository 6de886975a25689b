import { domainToUnicode } from 'node:url'

/** A mail address that is kept, as people read it: `ola@xn--w-uga1v8h.pl` is ola@żółw.pl. */
export function shownEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  return domain.includes('xn--') ? email.slice(0, at + 1) + (domainToUnicode(domain) || domain) : email
}
