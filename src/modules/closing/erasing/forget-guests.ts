import { sql } from 'drizzle-orm'
import { tickets } from '#modules/live-events/tables.ts'
import { ERASED_DOMAIN } from '#modules/mails/vocabulary.ts'
import { people } from '#modules/people/tables.ts'
import { invitations, seatPools } from '#modules/seats/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Steps } from './steps.ts'

const AT_ONCE = 500

/** Who was given a seat, or came with somebody's ticket, is named no more; that somebody was stays, with what was bought for them. */
export async function forgetGuests({ step }: Steps): Promise<void> {
  while (await step(forgetInvited));
  while (await step(forgetTicketGuests));
}

/** Answers whether there may be more. */
async function forgetInvited({ tx, school }: Ctx): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update ${invitations} set name = '', email = id || ${ERASED_DOMAIN}, message = '', token_digest = null
    where id = any(array(
      select id from ${invitations}
      where pool_id in (select id from ${seatPools} where buyer_id in (select id from ${people} where school_id = ${school.id}))
        and email <> id || ${ERASED_DOMAIN}
      limit ${AT_ONCE}))`)
  return rowCount === AT_ONCE
}

async function forgetTicketGuests({ tx, school }: Ctx): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update ${tickets} set guest_name = '', guest_email = ''
    where id = any(array(
      select id from ${tickets} where school_id = ${school.id} and (guest_name <> '' or guest_email <> '') limit ${AT_ONCE}))`)
  return rowCount === AT_ONCE
}
