import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Endpoint, Input } from '#platform/contract/endpoint.ts'
import { seenOf } from '#platform/contract/seen-of.ts'
import { ChangedMeanwhile, refuseUnless } from '#platform/refusal.ts'
import { type Exchange, nameOf, type ServedCall } from './served-call.ts'

interface Writing<E extends Endpoint> {
  endpoint: E
  input: Input<E>
  exchange: Exchange
  calls: Map<string, ServedCall>
}

/**
 * Refuses with 409 to write over what has changed since whoever calls was shown it, and gives what they sent besides. Two who write over
 * the same wait for one another, so that the second is told of what the first did. Who sends nothing of what they saw is not asked.
 */
export async function refuseUnseen<E extends Endpoint>(
  ctx: Ctx,
  { endpoint, input, exchange, calls }: Writing<E>,
): Promise<Input<E>> {
  const { over } = endpoint
  if (!over) return input
  const { seen, ...sent } = input as Record<string, string>
  if (seen === undefined) return sent as Input<E>
  const { params, query } = over.shown
  const names = Object.keys({ ...params?.shape, ...query?.shape })
  const asked = Object.fromEntries(names.flatMap((name) => (sent[name] ? [[name, sent[name]]] : [])))
  const what = [ctx.school.id, nameOf(over.shown), ...Object.values(asked)].join(':')
  await ctx.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`)
  const answer = await calls.get(nameOf(over.shown))!.within!(ctx, asked, exchange)
  const part = over.part(answer as never, sent as never) as object | undefined
  // What is gone is refused by the call itself.
  if (part) refuseUnless(seenOf({ over }, part) === seen, new ChangedMeanwhile())
  return sent as Input<E>
}
