import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { dayOf } from '#platform/time/days.ts'
import type { Gift } from '#modules/access/index.ts'
import type { GiftContent } from '../content.ts'
import type { Chance } from '../random.ts'
import type { WrittenCourse } from './write-course.ts'
import type { WrittenStudent } from './write-people.ts'

export interface Sale {
  student: WrittenStudent
  course: WrittenCourse
  at: Date
  amount: number
  /** a card was refused some minutes before */
  isSecondAttempt: boolean
  /** the link that led the student there, if it said so */
  campaign: string
  /** whom it was bought for, if not for the student */
  gift?: Gift
}

export interface Plan {
  now: Date
  chance: Chance
  courses: WrittenCourse[]
  demoStudent: WrittenStudent
  students: WrittenStudent[]
  /** titles of what the demo student bought */
  owns: string[]
}

/** As orders keep them; half of all sales come by themselves. */
const CAMPAIGNS = [
  '',
  'utm_source=newsletter&utm_medium=email&utm_campaign=jesie%C5%84',
  '',
  'utm_source=instagram&utm_medium=social&utm_campaign=kulisy',
  '',
  'utm_source=facebook&utm_medium=cpc&utm_campaign=jesie%C5%84',
]
const SALES_DAYS = 59
const HOURS_PEOPLE_BUY_AT = [7, 9, 11, 12, 16, 17, 18, 19, 19, 20, 20, 21]
const OTHER_LANGUAGE = 0.35
const REFUSED_FIRST = 0.07
const MANY_BUY_AGAIN = 0.62

/** Two months of sales: more on weekends and evenings, more lately, everyone once per course, at the price of that day. */
export function planSales({ now, chance, courses, demoStudent, students, owns }: Plan): Sale[] {
  const onSale = courses.filter(({ content }) => !content.isDraft)
  const sales = students.flatMap((student) => {
    const wanted: Sale[] = []
    let left = onSale.filter((course) => demandOf(course, student) > 0)
    do {
      const course = drawn(left, student, chance)
      left = left.filter((other) => other !== course)
      wanted.push(saleOf(student, course, dayOfSale(course, now, chance), chance.happens(REFUSED_FIRST)))
    } while (left.length > 0 && wanted.length < 4 && chance.happens(MANY_BUY_AGAIN))
    return wanted
  })
  for (const [index, title] of owns.entries()) {
    const at = new Date(now.getTime() - (index === 0 ? 26 : 3) * DAY)
    sales.push(
      saleOf(
        demoStudent,
        onSale.find(({ content }) => content.title === title)!,
        at,
        false,
      ),
    )
  }
  return sales.sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** What the demo student bought for somebody else, an hour ago. */
export function planGift(
  { now, courses, demoStudent }: Plan,
  timeZone: string,
  { title, inDays, ...toWhom }: GiftContent,
): Sale {
  const course = courses.find(({ content }) => content.title === title)!
  const sendOn = dayOf(new Date(now.getTime() + inDays * DAY), timeZone)
  return {
    ...saleOf(demoStudent, course, new Date(now.getTime() - HOUR), false),
    gift: { ...toWhom, send_on: sendOn },
  }
}

const saleOf = (student: WrittenStudent, course: WrittenCourse, at: Date, isRefusedFirst: boolean): Sale => {
  const amount = amountAt(course, at)
  const campaign = CAMPAIGNS[at.getUTCMinutes() % CAMPAIGNS.length]!
  return { student, course, at, amount, isSecondAttempt: isRefusedFirst && amount > 0, campaign }
}

/** English speakers take what is taught in English; others sometimes do as well. */
function demandOf({ content }: WrittenCourse, { language }: WrittenStudent): number {
  if (content.language === language) return content.demand
  return language === 'pl' ? content.demand * OTHER_LANGUAGE : 0
}

function drawn(courses: WrittenCourse[], student: WrittenStudent, chance: Chance): WrittenCourse {
  const total = courses.reduce((sum, course) => sum + demandOf(course, student), 0)
  let left = chance.between(0, total)
  return courses.find((course) => (left -= demandOf(course, student)) < 0) ?? courses[0]!
}

function dayOfSale({ content }: WrittenCourse, now: Date, chance: Chance): Date {
  const furthest = Math.min(SALES_DAYS, content.prices[0]!.daysAgo - 1)
  for (;;) {
    const day = new Date(now.getTime() - chance.between(0, 1) ** 1.3 * furthest * DAY)
    day.setUTCHours(chance.one(HOURS_PEOPLE_BUY_AT), chance.whole(0, 60), chance.whole(0, 60), 0)
    const isWeekend = day.getUTCDay() % 6 === 0
    const isPossible = day.getTime() < now.getTime() - HOUR && day.getTime() > now.getTime() - furthest * DAY + MINUTE
    if (isPossible && (isWeekend || chance.happens(0.6))) return day
  }
}

const amountAt = (course: WrittenCourse, at: Date): number =>
  (reducedAt(course.promotion, at) ?? reducedAt(course.evergreen, at))?.amount ?? standardAmountAt(course, at)

/** The reduction, if it had begun by then. */
export const reducedAt = <Reduction extends { startsAt: Date }>(reduction: Reduction | undefined, at: Date) =>
  reduction && at >= reduction.startsAt ? reduction : undefined

export const standardAmountAt = ({ prices }: WrittenCourse, at: Date): number =>
  (prices.findLast(({ from }) => from <= at) ?? prices[0]!).amount
