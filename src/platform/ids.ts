import { hash, randomBytes, randomUUIDv7 } from 'node:crypto'

/** A new time-ordered id (uuid v7). */
export const newId = (): string => randomUUIDv7()

/** 256 random bits, safe in a url: what sessions, links in mails and payment pages are addressed by. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored of a secret, so that a copy of the database opens nothing. */
export const digestOf = (secret: string): string => hash('sha256', secret, 'base64url')

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text can be an id at all: what is not one is not sent to the database. */
export const isId = (text: string): boolean => UUID.test(text)
