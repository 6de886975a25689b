import { and, eq } from 'drizzle-orm'
import type { SoldPlan } from '#modules/access/plans.ts'
import { changePrice } from '#modules/catalog/change-price.ts'
import { BY_PERIODS } from '#modules/catalog/vocabulary.ts'
import { variants } from '#modules/catalog/tables.ts'
import { addVariant } from '#modules/catalog/variants/add-variant.ts'
import { cancelMembership } from '#modules/subscriptions/leaving/cancel-membership.ts'
import { pauseMembership } from '#modules/subscriptions/leaving/pause-membership.ts'
import { surveyCancel } from '#modules/subscriptions/leaving/survey-cancel.ts'
import { memberships } from '#modules/subscriptions/tables.ts'
import { CANCEL_WORD } from '#modules/subscriptions/vocabulary.ts'
import { DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { MemberContent, MembershipContent } from '../content.ts'
import { liveOn } from './live-on.ts'
import { subscribe, type Subscribed } from './subscribe.ts'
import type { WrittenStudent } from './write-people.ts'

const SOLD_FOR_DAYS = 60
/** The key of links in letters: they come as they are. */
const NO_LINKS = ''

interface Given {
  membershipId: string
  content: MembershipContent
  /** who may become a member */
  students: WrittenStudent[]
}

/**
 * Sells a membership month by month and by half a year as well, the first with a trial that needs no card by now, which some students have begun;
 * others pay for it since before there was one, and to each something else has happened.
 */
export async function writeSubscribers(at: (now: Date) => Ctx, now: Date, given: Given): Promise<void> {
  const { monthly } = given.content
  if (!monthly) return
  const ago = (days: number) => new Date(now.getTime() - days * DAY)
  const { inTrial, byMonth, byHalfYear } = await sellByPeriods(at(ago(SOLD_FOR_DAYS)), given, monthly)
  const trying = given.students.slice(0, monthly.triedDaysAgo.length)
  for (const [place, days] of monthly.triedDaysAgo.entries()) await subscribe(at(ago(days)), inTrial, trying[place]!)
  const others = given.students.slice(trying.length)
  for (const [place, member] of monthly.members.entries()) {
    const subscribed = member.plan === 'half-year' ? byHalfYear : byMonth
    await subscribe(at(ago(member.daysAgo)), subscribed, others[place]!)
    await live(at, { now, subscribed, student: others[place]!, member })
  }
}

type Monthly = NonNullable<MembershipContent['monthly']>

async function sellByPeriods(then: Ctx, { membershipId, content }: Given, monthly: Monthly) {
  const { amount, trialDays, longer } = monthly
  const { title } = content
  const [yearly] = await then.tx.select().from(variants).where(eq(variants.productId, membershipId))
  const open = { access_days: 0, access_until: null }
  await changePrice(then, {
    ...open,
    productId: membershipId,
    variantId: yearly!.id,
    amount: content.amount,
    access_length: content.accessLength ?? 'forever',
    name: monthly.first,
  })
  const byPeriods = { productId: membershipId, ...open, access_length: 'forever', payment_model: BY_PERIODS } as const
  await addVariant(then, {
    ...byPeriods,
    name: monthly.name,
    amount,
    period_months: 1,
    trial_days: trialDays,
    trial_needs_card: false,
  })
  const { variants: sold } = await addVariant(then, {
    ...byPeriods,
    name: longer.name,
    amount: longer.amount,
    period_months: 6,
  })
  const [month, halfYear] = sold.slice(-2)
  const plan: SoldPlan = { months: 1, trialDays: 0, needsCard: true, amount, off: null }
  const byMonth: Subscribed = { membershipId, variantId: month!.id, title, plan }
  return {
    byMonth,
    inTrial: { ...byMonth, plan: { ...plan, trialDays, needsCard: false } },
    byHalfYear: { ...byMonth, variantId: halfYear!.id, plan: { ...plan, months: 6 as const, amount: longer.amount } },
  }
}

interface Lived {
  now: Date
  subscribed: Subscribed
  student: WrittenStudent
  member: MemberContent
}

async function live(at: (now: Date) => Ctx, { now, subscribed, student, member }: Lived): Promise<void> {
  const { tx } = at(now)
  const { membershipId: productId, title } = subscribed
  const isTheirs = and(eq(memberships.studentId, student.id), eq(memberships.productId, productId))
  const [begun] = await tx.select({ id: memberships.id }).from(memberships).where(isTheirs)
  const { id } = begun!
  const { left, pausesForMonths } = member
  const life = { membershipId: id, title, isRefused: member.isRefused ?? false }
  const asThemselves = (moment: Date): Ctx => ({ ...at(moment), actor: { ...student, role: 'student', email: '' } })
  if (left) {
    const then = new Date(now.getTime() - left.daysAgo * DAY)
    await liveOn(at, then, life)
    await cancelMembership(asThemselves(then), { membership_id: id, confirmation: CANCEL_WORD }, NO_LINKS)
    const said = { reason: left.reason, other_reason: left.words ?? '' }
    await surveyCancel(asThemselves(then), { membership_id: id, ...said }, NO_LINKS)
  }
  await liveOn(at, now, life)
  if (pausesForMonths)
    await pauseMembership(asThemselves(now), { membership_id: id, months: pausesForMonths }, NO_LINKS)
}
