import { and, eq, or, sql } from 'drizzle-orm'
import { buyerEmail } from '#modules/people/columns.ts'
import { emailAsBought } from '../bought-as.ts'
import { people } from '#modules/people/tables.ts'
import type { WayOn } from '#modules/people/contract.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { placeOf } from '#platform/http/place-of.ts'
import { countOrRefuse, type Limit } from '#platform/http/rate-limit.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { formatDateTime } from '#platform/i18n/format.ts'
import { translator } from '#platform/i18n/text.ts'
import type { CompletionParts } from '../complete-order.ts'
import { en } from '../messages/withdraw-en.ts'
import { pl } from '../messages/withdraw-pl.ts'
import { orders } from '../tables.ts'
import type { withdraw as endpoint } from './contract.ts'
import { keepContractWithdrawal } from './keep-contract-withdrawal.ts'
import { readOrderNumber } from './read-order-number.ts'

const PER_PLACE: Limit = { uses: 20, seconds: 600 }

type Statement = Input<typeof endpoint>

/**
 * Takes a withdrawal from whoever states it, signed in or not (protocols §11). The answer is the same whether there is such an
 * order or not: what became of it only the mail says, which goes to the address the order was made with.
 */
export async function withdraw(
  ctx: OutsideCtx,
  statement: Statement,
  { request }: Exchange,
  parts: CompletionParts & { units: UnitsOfWork },
): Promise<WayOn> {
  await countOrRefuse(parts.units, `withdraw:${placeOf(request)}`, PER_PLACE)
  await ctx.inTransaction(async (inside) => {
    const orderId = await findOrder(inside, statement)
    if (orderId) await keepContractWithdrawal(inside, { orderId, name: statement.name }, parts)
  })
  const { language, now, school } = ctx
  const say = translator(language === 'pl' ? pl : en, language)
  return {
    redirect_to: '/withdraw',
    message: say('received', { at: formatDateTime(now, language, school.timeZone) }),
  }
}

async function findOrder({ tx }: Ctx, { email, order }: Statement): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(people, eq(people.id, orders.studentId))
    .where(
      and(
        eq(orders.number, readOrderNumber(order)),
        or(sql`lower(${buyerEmail}) = lower(${email})`, sql`lower(${emailAsBought}) = lower(${email})`),
      ),
    )
  return found?.id
}
