import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto'

/** A new time-ordered id (uuid v7). */
export const newId = (): string => randomUUIDv7()

/** 256 random bits, safe in a url: what sessions, links in mails and payment pages are addressed by. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored of a secret, so that a copy of the database opens nothing. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
