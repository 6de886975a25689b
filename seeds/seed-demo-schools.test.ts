import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemoSchools } from '#seeds/seed-demo-schools.ts'
import { TELL_BANK_QUEUE } from '#seeds/bank/queue.ts'
import { DEMO_MEDIA_QUEUES } from '#seeds/media/queues.ts'
import { schools } from '#modules/schools/tables.ts'
import { newId } from '#platform/ids.ts'
import { aWorld, type World } from '#test/world.ts'

const LONGER_THAN_A_LOCK_IS_WAITED_FOR_MS = 5_000

let world: World
beforeAll(async () => {
  world = await aWorld({ DEMO_SCHOOL: 'true' })
  for (const queue of [TELL_BANK_QUEUE, ...DEMO_MEDIA_QUEUES]) await world.jobs.boss.createQueue(queue)
  await Promise.all([slowStart(), seed(), seed()])
})
afterAll(() => world.close())

/** Has begun the demo school and takes longer than anybody waits for a lock; it is killed in the end. */
const slowStart = () =>
  world.app.units
    .withoutSchool('a slow machine starts', async (tx) => {
      await tx
        .insert(schools)
        .values({ id: newId(), slug: 'demo', name: 'Demo', language: 'en', contactEmail: 'demo@school.test' })
      await pause(LONGER_THAN_A_LOCK_IS_WAITED_FOR_MS)
      throw new Killed()
    })
    .catch((error: unknown) => expect(error).toBeInstanceOf(Killed))

class Killed extends Error {}

const seed = () => seedDemoSchools({ units: world.app.units, jobs: world.jobs, films: true })
const rowsOf = async <Row>(query: string) =>
  (await world.app.units.withoutSchool('a test reads what was seeded', (tx) => tx.execute(sql.raw(query))))
    .rows as Row[]
const count = async (what: string) => Number((await rowsOf<{ n: string }>(`select count(*) n from ${what}`))[0]!.n)

/** What of an order's money went back, or none. */
const PAID = `status in ('paid', 'partly_refunded')`

describe('the demo schools', () => {
  test('are made once, also by two processes at a time', async () => {
    expect(await count('schools')).toBe(2)
    expect(await count('operators')).toBe(1)
  })

  test('are left alone by the next start', async () => {
    const before = await count('people')
    await seed()
    expect(await count('people')).toBe(before)
  })

  test('teach in both languages, one course free, one reduced, one a draft', async () => {
    const demo = `(select id from schools where slug = 'demo')`
    expect(await count(`products where school_id = ${demo} and kind = 'course'`)).toBe(8)
    expect(await count(`products where school_id = ${demo} and is_free`)).toBe(1)
    expect(await count(`products where school_id = ${demo} and kind = 'course' and status = 'draft'`)).toBe(1)
    const [reduced] = await rowsOf(`select amount, reference_amount from promotions where ended_at is null`)
    expect(reduced).toEqual({ amount: 24900, reference_amount: 32900 })
  })

  test('sell one course at several prices', async () => {
    const sold = await rowsOf(
      `select v.name, v.amount, v.access_days from variants v join products p on p.id = v.product_id
        where p.title like 'Światło zastane%' order by v.position`,
    )
    expect(sold).toEqual([
      { name: 'Na zawsze', amount: 24900, access_days: 0 },
      { name: 'Na pół roku', amount: 15900, access_days: 184 },
      { name: 'Sam portret', amount: 8900, access_days: 0 },
    ])
  })

  test('sell two courses as one, for less than they cost apart', async () => {
    const sold = await rowsOf(
      `select v.amount, p.status, array_agg(c.title order by i.position) as parts
        from products p join variants v on v.product_id = p.id join inclusions i on i.bundle_id = p.id
        join products c on c.id = i.product_id where p.kind = 'bundle' group by v.amount, p.status`,
    )
    const parts = ['Ink and Water: Sketching a City', 'Visible Mending']
    expect(sold).toEqual([{ amount: 29900, status: 'published', parts }])
  })

  test('have an evening to come, with a place for each ticket and some that are left', async () => {
    const [evening] = await rowsOf(
      `select p.status, p.stock_limit - p.stock_sold as left, p.takes_place_from > now() as is_coming, count(t.id)::int as tickets
        from products p join tickets t on t.product_id = p.id where p.title like 'Open Evening%' group by p.id`,
    )
    expect(evening).toEqual({ status: 'published', left: 4, is_coming: true, tickets: 8 })
  })

  test('have an evening that is sold out, for which three wait', async () => {
    const [evening] = await rowsOf(
      `select p.stock_limit - p.stock_sold as left, count(w.id)::int as waiting
        from products p join waiting_entries w on w.product_id = p.id and w.state = 'waiting' group by p.id`,
    )
    expect(evening).toEqual({ left: 0, waiting: 3 })
  })

  test('have an hour to book, booked already by three, the demo student among them', async () => {
    const [hour] = await rowsOf(
      `select p.status, count(b.id)::int as bookings, bool_and(b.starts_at > now()) as are_coming
        from products p join bookings b on b.product_id = p.id where b.state = 'booked' group by p.id`,
    )
    expect(hour).toEqual({ status: 'published', bookings: 3, are_coming: true })
  })

  test('sell one section of it alone', async () => {
    const [part] = await rowsOf(
      `select v.name, v.includes_all, s.title from variant_lectures vl join variants v on v.id = vl.variant_id
        join sections s on s.id = vl.section_id`,
    )
    expect(part).toEqual({ name: 'Sam portret', includes_all: false, title: 'Portret w domu' })
  })

  test('leave their admins something to settle, and show what they did', async () => {
    expect(await count('comments where held_at is not null')).toBe(2)
    expect(await count('moderation_cases where closed_at is null')).toBe(4)
    expect(
      await count('moderation_cases c where reports_count <> (select count(*) from reports r where r.case_id = c.id)'),
    ).toBe(0)
    expect(await count('audit_entries')).toBeGreaterThan(5)
    expect(await count('audit_entries where created_at > now()')).toBe(0)
  })

  test('have asked, and counted what was answered', async () => {
    expect(await count('surveys')).toBe(3)
    expect(await count('survey_responses')).toBe(80)
    expect(
      await count(
        `surveys s where responses_count <> (select count(*) from survey_responses r where r.survey_id = s.id)
          or displays_count <> (select sum(count) from survey_displays d where d.survey_id = s.id)`,
      ),
    ).toBe(0)
    expect(await count(`survey_responses where answers = '{}' or created_at > now()`)).toBe(0)
    const noCourse = `shown_on = 'one_course' and course_id is null`
    expect(await count(`surveys where ${noCourse}`)).toBe(0)
  })

  test('have sold what their books say: each paid order has its line, its money and its grant', async () => {
    expect(await count(`orders where status = 'paid'`)).toBeGreaterThan(60)
    expect(await count(`orders where status = 'failed'`)).toBeGreaterThan(0)
    expect(await count('orders')).toBe(await count('order_lines'))
    expect(await count(`contract_withdrawals where verdict = 'waived'`)).toBeGreaterThan(0)
    const gifts = await count(`invitations where status = 'waiting' and sent_at > now() + interval '20 days'`)
    expect(gifts).toBe(1)
    // What a refused charge is to pay for is open already.
    const isOwed = `exists (select from membership_periods p where p.id = source_id and p.state = 'open')`
    const sold = await count(`grants where source <> 'instructor_action' and not ${isOwed}`)
    expect(await count(`orders where ${PAID}`)).toBe(sold + gifts)
    expect(
      await count(
        `orders o where amount > 0 and not exists (select from transactions t where t.order_id = o.id and t.amount = o.amount and (t.status = 'PERFORMED') = (o.${PAID}))`,
      ),
    ).toBe(0)
    expect(await count(`order_lines l join orders o on o.id = l.order_id where l.amount <> o.amount`)).toBe(0)
    const reasons = `coalesce((select sum(amount) from line_discounts where line_id = l.id), 0)`
    expect(await count(`order_lines l where discount_amount <> ${reasons}`)).toBe(0)
    const claimed = `coalesce((select sum(quantity) from claims where resource_id = p.id and state <> 'released'), 0)`
    expect(await count(`promotions p where packages_sold <> ${claimed}`)).toBe(0)
    expect(await count(`orders where (${PAID}) <> (fulfilled_at is not null)`)).toBe(0)
    expect(await count(`orders where created_at > now() or settled_at > now()`)).toBe(0)
    expect(await count(`orders o join products p on p.id = o.product_id where o.created_at < p.published_at`)).toBe(0)
    expect(await count(`orders o join people s on s.id = o.student_id where o.created_at < s.created_at`)).toBe(0)
  })

  test('have members of every state, whom the past has charged and the future will', async () => {
    const members = (which: string) => count(`memberships where ${which}`)
    expect(await members(`status = 'active' and card_from is null`)).toBe(4)
    expect(await members(`status = 'active' and card_from is not null and paused_until is null`)).toBe(3)
    expect(await members(`status = 'active' and months = 6`)).toBe(1)
    expect(await members(`paused_until > now()`)).toBe(1)
    expect(await members(`status = 'at_risk' and last_charge = 'past_due'`)).toBe(1)
    expect(await members(`status = 'canceled' and ended_at is null and period_ends_at > now()`)).toBe(1)
    expect(await members(`ended_at < now()`)).toBe(1)
    expect(await members(`next_at < now()`), 'nothing is left to be done').toBe(0)
    expect(await count(`membership_periods where number > 1 and state = 'paid'`)).toBeGreaterThan(2)
    expect(await count(`cancel_surveys`)).toBe(2)
  })

  test('remember what happened: sales, registrations, comments and reviews, on their days, and tell nobody', async () => {
    const told = (name: string) => count(`domain_events where name = '${name}'`)
    const paid = `orders where ${PAID} and amount > 0 and renews_order_id is`
    expect(await told('checkout.order-paid')).toBe(await count(`${paid} null`))
    expect(await told('checkout.order-renewed')).toBe(await count(`${paid} not null`))
    expect(await told('people.student-registered')).toBe(await count(`people where role = 'student'`))
    expect(await told('comments.comment-posted')).toBe(await count('comments where held_at is null'))
    expect(await told('reviews.review-written')).toBe(await count('reviews'))
    expect(await count(`domain_events where occurred_at > now()`)).toBe(0)
  })

  test('charged at each moment what the price was', async () => {
    const wrong = `order_lines l join orders o on o.id = l.order_id where not exists (
      select from price_history h left join price_history next on next.variant_id = h.variant_id and next.number = h.number + 1
      where h.variant_id = l.variant_id and h.amount = coalesce((l.plan->>'amount')::int, l.amount)
        and h.applied_from <= o.created_at + interval '5 minutes' and coalesce(next.applied_from, now()) >= o.created_at)`
    expect(await count(wrong)).toBe(0)
  })

  test('count comments, replies, votes and reviews as they are', async () => {
    expect(await count('comments')).toBeGreaterThan(30)
    expect(await count('replies')).toBeGreaterThan(20)
    expect(
      await count(`comments c where replies_count <> (select count(*) from replies r where r.comment_id = c.id)`),
    ).toBe(0)
    expect(
      await count(
        `(select id, votes from comments union all select id, votes from replies) i where votes <> (select count(*) from votes v where v.votable_id = i.id)`,
      ),
    ).toBe(0)
    expect(
      await count(
        `review_summaries s where exists (select from (values (10, recommended), (5, neutral), (0, not_recommended)) k (rating, said) where said <> (select count(*) from reviews r where r.course_id = s.course_id and status = 'approved' and r.rating = k.rating))`,
      ),
    ).toBe(0)
    expect(await count(`reviews where status = 'pending'`)).toBe(1)
    expect(await count(`reviews where status = 'approved'`)).toBeGreaterThan(25)
  })

  test('have a partner with clicks, two sales of which one went back in part, and something still owed', async () => {
    expect(await count('partners')).toBe(1)
    expect(await count('partner_clicks where clicks > 0')).toBeGreaterThan(10)
    expect(await count('attributions where paid_at is not null')).toBe(2)
    expect(await count('commissions where returned > 0 and earned between 1 and amount - 1')).toBe(1)
    expect(await count('partner_balances b where paid > 0 and paid < earned')).toBe(1)
    expect(await count('payouts')).toBe(1)
    const told = `(select partner_id, sum(lines) lines, sum(amount) amount from sold_changes where partner_id is not null group by 1)`
    expect(await count(`${told} as told where lines = 2 and amount > 0`), 'counted as theirs').toBe(1)
  })

  test('have students who each began a course before they finished it, counted once', async () => {
    const told = (what: string) => count(`learning_changes, generate_series(1, ${what}) where lecture_id is null`)
    const whole = `(select person_id, course_id from lecture_progress group by 1, 2)`
    expect(await told('began')).toBe(await count(`${whole} as learner`))
    const finished = `${whole} as learner where not exists (
      select from lectures l left join lecture_progress p on p.lecture_id = l.id and p.person_id = learner.person_id
      where l.course_id = learner.course_id and l.status = 'published' and p.completed_at is null)`
    expect(await told('finished')).toBe(await count(finished))
  })

  test('have two promo codes each that work, one of them announced', async () => {
    expect(await count('codes')).toBe(4)
    expect(await count('codes where announced_at is not null')).toBe(2)
    expect(await count('codes where stopped_at is not null or ends_at < now()')).toBe(0)
  })

  test('have a form on each home page in each language, and as many leads as they count', async () => {
    expect(await count(`lead_forms where is_on_home and language = 'en'`)).toBe(2)
    expect(await count(`lead_forms where is_on_home and language = 'pl'`)).toBe(2)
    expect(await count('leads')).toBeGreaterThan(55)
    expect(await count('lead_forms f where leads_count <> (select count(*) from leads l where l.form_id = f.id)')).toBe(
      0,
    )
    expect(await count(`domain_events where name = 'leads.lead-captured'`)).toBe(await count('leads'))
  })

  test('let people speak of what is theirs, and in its time', async () => {
    const mayNot = (table: string, course: string, isMeant: string) =>
      `${table} x where ${isMeant} and not by_admin and not exists (select from grants g where g.student_id = x.author_id and g.product_id = ${course} and g.starts_at < x.created_at)`
    const courseOfComment = `(select course_id from lectures l where l.id = x.commentable_id)`
    const courseOfReply = `(select l.course_id from lectures l join comments c on c.commentable_id = l.id where c.id = x.comment_id)`
    expect(
      await count(mayNot('comments', courseOfComment, 'exists (select from lectures l where l.id = x.commentable_id)')),
    ).toBe(0)
    expect(await count(mayNot('replies', courseOfReply, `${courseOfReply} is not null`))).toBe(0)
    for (const table of [
      'comments',
      'replies',
      'votes',
      'reviews',
      'lecture_progress where watched_at > now() or false --',
    ])
      if (!table.includes('--')) expect(await count(`${table} where created_at > now()`)).toBe(0)
  })

  test('talk in topics, some of them of a course, and count what is said there', async () => {
    const demo = `(select id from schools where slug = 'demo')`
    expect(await count(`topics where school_id = ${demo}`)).toBe(5)
    expect(await count(`posts where school_id = ${demo}`)).toBeGreaterThan(30)
    expect(await count(`posts where school_id <> ${demo}`)).toBeGreaterThan(3)
    expect(await count('topic_subscriptions')).toBeGreaterThan(10)
    expect(
      await count(`posts p where comments_count <> (select count(*) from comments c where c.commentable_id = p.id)`),
    ).toBe(0)
    expect(await count(`posts p where votes <> (select count(*) from votes v where v.votable_id = p.id)`)).toBe(0)
    expect(await count(`posts where created_at > now()`)).toBe(0)
    const stranger = `not by_admin and not exists (select from grants g where g.student_id = p.author_id and g.product_id = t.product_id and g.starts_at < p.created_at)`
    expect(await count(`posts p join topics t on t.id = p.topic_id where product_id is not null and ${stranger}`)).toBe(
      0,
    )
    expect(await count(`domain_events where name = 'community.post-posted'`)).toBe(await count('posts'))
  })
})
