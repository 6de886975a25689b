import { and, isNull, or, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { clock, HOUR } from '#platform/clock.ts'
import { mails } from '../tables.ts'

/** Refused, or waiting for so long that something must be wrong. */
export const isFailing = (): SQL =>
  and(isNull(mails.sentAt), or(isNotNull(mails.failedAt), lt(mails.createdAt, new Date(clock.now().getTime() - HOUR))))!

/** Its words are there, and what its link opens something by. */
export const mayBeSent = sql<boolean>`(${mails.html} <> '' and
  (${mails.sealed} is not null or position('sealed-' || ${mails.id} in ${mails.html}) = 0))`
