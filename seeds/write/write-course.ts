import { eq } from 'drizzle-orm'
import { changePrice } from '#modules/catalog/change-price.ts'
import type { PriceTerms } from '#modules/catalog/contract.ts'
import { createProduct } from '#modules/catalog/create-product.ts'
import { startEvergreenOffer } from '#modules/catalog/evergreen/start-evergreen-offer.ts'
import { changePitch } from '#modules/catalog/pitch/change-pitch.ts'
import { publishProduct } from '#modules/catalog/publish-product.ts'
import { startPromotion } from '#modules/catalog/promotions/start-promotion.ts'
import { changeSale } from '#modules/catalog/sale/change-sale.ts'
import { changeSeatPrices } from '#modules/catalog/seats/change-seat-prices.ts'
import { variants } from '#modules/catalog/tables.ts'
import { changeVat } from '#modules/catalog/vat/change-vat.ts'
import { addVariant } from '#modules/catalog/variants/add-variant.ts'
import { changeCheckoutFields } from '#modules/orders/fields/checkout-fields.ts'
import { lectures, sections } from '#modules/courses/tables.ts'
import { changeVariantContents } from '#modules/courses/variants/change-variant-contents.ts'
import { videos } from '#modules/media/tables.ts'
import { DAY, HOUR } from '#platform/clock.ts'
import type { Ctx, Person } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import type { CourseContent, LectureContent } from '../content.ts'

export interface WrittenCourse {
  content: CourseContent
  courseId: string
  slug: string
  variantId: string
  accessDays: number
  /** from the oldest to today's */
  prices: { amount: number; from: Date }[]
  promotion: Reduction | undefined
  /** whoever buys in these days came for the first time, within the hours it runs for them */
  evergreen: Reduction | undefined
  lectures: { id: string; content: LectureContent; section: { id: string; title: string } }[]
}

interface Reduction {
  id: string
  startsAt: Date
  amount: number
  referenceAmount: number
}

interface Key {
  productId: string
  variantId: string
}

type At = (now: Date) => Ctx

/** Makes a course as its author did: a draft, its lectures, then publishing, changes of price and a promotion on their days. */
export async function writeCourse(at: At, now: Date, author: Person, content: CourseContent): Promise<WrittenCourse> {
  const ago = (days: number) => at(new Date(now.getTime() - days * DAY))
  const [first, ...laterPrices] = content.prices
  const { title, category, difficulty } = content
  const published = ago(first!.daysAgo)
  const product = await createProduct(
    { ...published, actor: { role: 'admin', adminRole: 'owner', ...author } },
    {
      kind: 'course',
      title,
      category,
      difficulty,
      description_html: content.description,
      cover_id: null,
      ...termsOf(content, first!.amount),
    },
  )
  const [variant] = await published.tx.select().from(variants).where(eq(variants.productId, product.id))
  const key = { productId: product.id, variantId: variant!.id }
  const written = await writeLectures(published, product.id, content)
  if (!content.isDraft) await publishProduct(published, key)
  for (const { amount, daysAgo } of laterPrices)
    await changePrice(ago(daysAgo), { ...key, ...termsOf(content, amount) })
  if (content.minimumAmount !== undefined) {
    const suggested = termsOf(content, content.prices.at(-1)!.amount)
    await changePrice(at(now), { ...key, ...suggested, minimum_amount: content.minimumAmount })
  }
  await writeVariants(at(now), key, content, written)
  if (content.pitch) await changePitch(published, { productId: product.id, ...content.pitch })
  if (content.seatPrices) await changeSeatPrices(at(now), { ...key, seat_prices: content.seatPrices })
  if (content.quantityPerStudent)
    await changeSale(at(now), {
      productId: product.id,
      stock_limit: null,
      quantity_per_student: content.quantityPerStudent,
      starts_at: null,
      ends_at: null,
    })
  if (content.vatExemption)
    await changeVat(at(now), { productId: product.id, vat_rate: null, exemption_reason: content.vatExemption })
  if (content.asks) await changeCheckoutFields(at(now), { ...key, fields: content.asks.fields })
  const promotion = content.promotion && (await promote(ago, now, key, content.promotion))
  const evergreen = content.evergreen && (await offerToEach(ago, key, content.evergreen))
  return {
    content,
    courseId: product.id,
    slug: product.slug,
    variantId: variant!.id,
    accessDays: variant!.accessDays,
    prices: content.prices.map(({ amount, daysAgo }) => ({ amount, from: ago(daysAgo).now })),
    promotion,
    evergreen,
    lectures: written,
  }
}

const termsOf = ({ accessLength }: CourseContent, amount: number): PriceTerms => ({
  amount,
  access_length: accessLength,
  access_days: 0,
  access_until: null,
})

async function writeVariants(ctx: Ctx, key: Key, content: CourseContent, written: WrittenCourse['lectures']) {
  const { variants: named, prices } = content
  if (!named) return
  await changePrice(ctx, { ...key, ...termsOf(content, prices.at(-1)!.amount), name: named.first })
  for (const { name, amount, accessLength, sections: included } of named.others) {
    const { variants: sold } = await addVariant(ctx, { ...key, ...termsOf({ ...content, accessLength }, amount), name })
    const own = { courseId: key.productId, variantId: sold.at(-1)!.id }
    const sectionIds = new Set(written.flatMap(({ section }) => (included?.includes(section.title) ? section.id : [])))
    if (included)
      await changeVariantContents(ctx, { ...own, includes_all: false, section_ids: [...sectionIds], lecture_ids: [] })
  }
}

async function promote(
  ago: (days: number) => Ctx,
  now: Date,
  key: Key,
  { amount, startedDaysAgo, endsInDays }: NonNullable<CourseContent['promotion']>,
) {
  const start = ago(startedDaysAgo)
  const endsAt = new Date(now.getTime() + endsInDays * DAY)
  const terms = { amount, starts_at: null, ends_at: endsAt.toISOString(), packages_limit: -1 }
  const { variants } = await startPromotion(start, { ...key, ...terms })
  const { id, reference_amount: referenceAmount } = variants[0]!.promotion!
  return { id, startsAt: start.now, amount, referenceAmount }
}

async function offerToEach(
  ago: (days: number) => Ctx,
  key: Key,
  { amount, hours, startedDaysAgo }: NonNullable<CourseContent['evergreen']>,
) {
  const start = ago(startedDaysAgo)
  const { variants } = await startEvergreenOffer(start, { ...key, amount, duration_seconds: hours * 3600 })
  const { id, reference_amount: referenceAmount } = variants[0]!.evergreen!
  return { id, startsAt: start.now, amount, referenceAmount }
}

/** All lectures of a course show its one film. */
async function writeLectures(ctx: Ctx, courseId: string, { title, sections: parts }: CourseContent) {
  const video = newId()
  await ctx.tx.insert(videos).values({ id: video, host: 'own', hostVideoId: video, title })
  const written: WrittenCourse['lectures'] = []
  for (const [index, part] of parts.entries()) {
    const createdAt = new Date(ctx.now.getTime() - HOUR)
    const section = { id: newId(), courseId, title: part.title, position: index + 1, createdAt }
    await ctx.tx.insert(sections).values(section)
    const rows = part.lectures.map((lecture, position) => ({
      id: newId(),
      courseId,
      sectionId: section.id,
      title: lecture.title,
      intro: lecture.intro,
      chapters: lecture.chapters ?? [],
      isFreeToWatch: lecture.isFree ?? false,
      status: lecture.isDraft ? ('draft' as const) : ('published' as const),
      videoId: lecture.isDraft ? null : video,
      position: position + 1,
      createdAt,
      updatedAt: createdAt,
    }))
    await ctx.tx.insert(lectures).values(rows)
    written.push(...rows.map(({ id }, at) => ({ id, content: part.lectures[at]!, section })))
  }
  return written
}
