import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import type { Attachment } from '#modules/mails/index.ts'
import { people } from '#modules/people/tables.ts'
import type { LegalTextRow, SchoolFinder } from '#modules/schools/index.ts'
import { legalTexts } from '#modules/schools/tables.ts'
import { type Ctx, isSignedIn, type OutsideCtx } from '#platform/context.ts'
import { countOrRefuse, type Limit } from '#platform/http/rate-limit.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { AgreedQuote } from '../agreed/agreed-quote.ts'
import { readQuote } from '../agreed/read-quote.ts'
import { emailAsBought, nameAsBought } from '../bought-as.ts'
import { orders } from '../tables.ts'
import { confirmationDocument } from './confirmation-document.ts'
import type { ConfirmedOrder } from './document-parts.ts'

/** Each costs the processor as much as some hundred pages do. */
const LIMIT: Limit = { uses: 20, seconds: 600 }

export interface ConfirmationParts {
  schools: Pick<SchoolFinder, 'view'>
}

/** Of one's own order. Refuses with 404 one of somebody else, and one that came to nothing. */
export async function getMyConfirmation(
  ctx: OutsideCtx,
  { orderId }: { orderId: string },
  exchange: Exchange,
  parts: ConfirmationParts,
): Promise<Buffer> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  return sendConfirmation(ctx, { orderId, studentId: ctx.actor.id }, exchange, parts)
}

/** Of any order of the school. */
export const getConfirmation = (
  ctx: OutsideCtx,
  { orderId }: { orderId: string },
  exchange: Exchange,
  parts: ConfirmationParts,
): Promise<Buffer> => sendConfirmation(ctx, { orderId }, exchange, parts)

interface Which {
  orderId: string
  /** left out, of anybody */
  studentId?: string
}

async function sendConfirmation(
  ctx: OutsideCtx,
  which: Which,
  { request, reply }: Exchange,
  parts: ConfirmationParts,
): Promise<Buffer> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  await countOrRefuse(request.server.units, `confirmation:${ctx.actor.id}`, LIMIT)
  const { content, filename } = await makeConfirmation(ctx, which, parts)
  reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `inline; filename="${filename}"`)
    .header('cache-control', 'private, no-store')
  return content
}

/** The document of an order that was fulfilled; made anew whenever it is asked for, from what the order keeps. */
export async function makeConfirmation(
  ctx: OutsideCtx,
  which: Which,
  { schools }: ConfirmationParts,
): Promise<Attachment> {
  const school = foundOr404(await schools.view(ctx.school.id))
  const found = await ctx.inTransaction((inside) => readOrder(inside, which))
  const { fileName, ...document } = confirmationDocument({
    ...found,
    school: { ...ctx.school, contactEmail: school.contact_email },
  })
  // Fetched when one is wanted: it would add a sixth of a second to every start.
  const { makePdf } = await import('#platform/pdf/make-pdf.ts')
  return { filename: fileName, contentType: 'application/pdf', content: await makePdf(document) }
}

async function readOrder(ctx: Ctx, { orderId, studentId }: Which): Promise<Omit<ConfirmedOrder, 'school'>> {
  const [found] = await ctx.tx
    .select({ order: orders, buyer: { name: nameAsBought, email: emailAsBought } })
    .from(orders)
    .innerJoin(people, eq(people.id, orders.studentId))
    .where(
      and(
        eq(orders.id, orderId),
        isNotNull(orders.fulfilledAt),
        studentId === undefined ? undefined : eq(orders.studentId, studentId),
      ),
    )
  const { order, buyer } = foundOr404(found)
  const agreed = await readQuote(ctx, order)
  const boundToATime = await boundToATimeIn(ctx, agreed)
  return { order, buyer, agreed, boundToATime, terms: await termsOf(ctx, order.termsId) }
}

async function boundToATimeIn({ tx }: Ctx, { lines }: AgreedQuote): Promise<ReadonlySet<string>> {
  const sold = lines.map(({ productId }) => productId)
  const rows = await tx
    .select({ id: products.id, kind: products.kind })
    .from(products)
    .where(inArray(products.id, sold))
  return new Set(rows.filter(({ kind }) => KINDS[kind].isTimed).map(({ id }) => id))
}

async function termsOf({ tx }: Ctx, id: string | null): Promise<LegalTextRow | undefined> {
  if (id === null) return undefined
  const [terms] = await tx.select().from(legalTexts).where(eq(legalTexts.id, id))
  return terms
}
