/** An address as its owner is known by it, however they write it: without case and without its plus part. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@')
