import type { RouteConfigEntry } from '@react-router/dev/routes'
import { listPath } from '#modules/catalog/editor/vocabulary.ts'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import { PRODUCT_KINDS } from '#modules/catalog/vocabulary.ts'
import routes from '#web/routes.ts'
import { STUDENT } from './people.ts'
import type { Stage } from './stage.ts'

export type Reader = 'visitor' | 'student' | 'author' | 'admin' | 'operator'

export interface Piece {
  who: Reader
  /** as routes name the first of its pages */
  from: string
  addresses: string[]
}

const PAGES_IN_PIECE = 10

const DEMO = `school_id = (select id from schools where slug = 'demo')`
const STUDENT_ID = `(select id from people where email = '${STUDENT.email}' and ${DEMO})`
const OPEN_TOPIC = `select id from topics where ${DEMO} and product_id is null and allow_students_to_add_posts order by position`

const firstOf = (kind: string, column: 'id' | 'slug') =>
  `select ${column} from products where ${DEMO} and kind = '${kind}' order by slug`
const firstIn = (table: string, and = 'true') => `select id from ${table} where ${DEMO} and ${and} order by id`

const LECTURE_OF_FIRST = `select id from lectures where course_id = (${firstOf('course', 'id')} limit 1) order by id`
const ATTEMPT = '01a21000-0000-7000-8000-000000000002'
const OWNER_LETTER = '01a21000-0000-7000-8000-000000000001'
const UNUSED = 'Of a consultation, without a time'
/** What the demo school may have nobody for: who manages seats, who has a consultation and is to choose when, and a student who wrote a post of their own. */
const FILLED_BY = [
  `update seat_pools set is_gift = false, bought = 3 where is_gift and buyer_id = ${STUDENT_ID}`,
  `insert into grants select (jsonb_populate_record(g, jsonb_build_object(
     'id', gen_random_uuid(), 'source_id', gen_random_uuid(), 'reason', '${UNUSED}'))).*
   from grants g join products p on p.id = g.product_id where p.kind = 'consultation' and g.student_id = ${STUDENT_ID}`,
  `update posts set author_id = ${STUDENT_ID} where id = (
     select id from posts where ${DEMO} and topic_id in (${OPEN_TOPIC}) and not by_admin order by id limit 1)`,
  `insert into certificates (id, school_id, code, person_id, course_id, name_as_issued, course_title, way, rule_version)
   select gen_random_uuid(), p.school_id, '0123456789ABCDEFGHJK', s.id, p.id, s.name, p.title, 'completion', 1
   from products p join people s on s.id = ${STUDENT_ID} where p.slug = 'linocut-at-the-kitchen-table' and p.${DEMO} on conflict do nothing`,
  `with exam as (
     insert into exams (id, school_id, lecture_id, course_id, passing_percent, wait_minutes, is_shuffled, is_solved_each_time)
     select gen_random_uuid(), l.school_id, l.id, l.course_id, 70, 0, false, false
     from lectures l where l.id = (${LECTURE_OF_FIRST} limit 1)
     on conflict (lecture_id) do update set passing_percent = excluded.passing_percent returning id, school_id)
   insert into exam_attempts (id, school_id, exam_id, person_id, number, state, passing_percent, started_at, closed_at, points_max)
   select '${ATTEMPT}', school_id, id, ${STUDENT_ID}, 1, 'submitted', 70, now(), now(), 1 from exam on conflict do nothing`,
  `insert into owner_letters (id, operator_name, subject_en, text_en, subject_pl, text_pl, gathered_at, state, settled_at)
   values ('${OWNER_LETTER}', 'Operator', 'News', 'News', 'Nowości', 'Nowości', now(), 'ready', now()) on conflict do nothing`,
]

/** One value for each part of an address that differs, found by what stands before it. A link that only a mail holds has been used, and no mail is kept yet. */
const FOUND_BY: Record<string, string> = {
  ...Object.fromEntries(
    PRODUCT_KINDS.flatMap((kind) => [
      [`${KINDS[kind].pages.slice(1)}/:slug`, firstOf(kind, 'slug')],
      [`${listPath(kind).slice('/home/'.length)}/:productId`, firstOf(kind, 'id')],
      [`/:${kind}`, firstOf(kind, 'slug')],
    ]),
  ),
  '/:slug': `select 'linocut-at-the-kitchen-table'`,
  'watch/:lectureId': `select l.id from lectures l join products p on p.id = l.course_id where p.slug = 'linocut-at-the-kitchen-table' and l.is_free_to_watch`,
  'reset/:token': `select 'used'`,
  'unsubscribe/:token': `select 'used'`,
  'no-reminders/:token': `select 'used'`,
  'waiting-list/:token': `select 'used'`,
  'invitations/:token': `select 'used'`,
  'partners/:token': `select 'used'`,
  'admin/:token': `select 'used'`,
  'preview/:token': `select 'used'`,
  'email-changes/:token': `select 'used'`,
  'letters/:letterId': `select '${OWNER_LETTER}'`,
  'welcome/:slug': `select 'demo'`,
  ':slug/:token': `select 'used'`,
  'tag/:tag': `select t.slug from article_tags t join articles a on a.id = t.article_id where a.${DEMO} and a.published_at < now() order by t.slug`,
  'articles/:slug': `select slug from articles where ${DEMO} and published_at < now() order by slug`,
  'forms/:formId': firstIn('lead_forms', `language = 'en'`),
  'balance/:account': `select 'sales'`,
  'members/:memberId': `select id from memberships where ${DEMO} order by created_at`,
  ':formId/:language': `select 'en'`,
  'preview/:language': `select 'en'`,
  'products/:productId': firstOf('course', 'id'),
  ':productId/:language': `select 'en'`,
  'events/:slug': `select slug from products where kind = 'live_event' and id in (select product_id from grants where student_id = ${STUDENT_ID})`,
  'certificates/:code': `select code from certificates where ${DEMO} order by code`,
  'tickets/:code': `select code from tickets where ${DEMO} and voided_at is null order by code`,
  'payment/:hash': `select hash from transactions where ${DEMO} order by id`,
  'mailbox/:id': `select gen_random_uuid()`,
  'choose/:grantId': firstIn('grants', `student_id = ${STUDENT_ID} and reason = '${UNUSED}'`),
  'consultations/:bookingId': firstIn('bookings', `student_id = ${STUDENT_ID}`),
  'access-manager/:courseId': `select product_id from seat_pools where buyer_id = ${STUDENT_ID}`,
  'topics/:topicId': OPEN_TOPIC,
  'gallery/:topicId': OPEN_TOPIC,
  'posts/:postId': firstIn('posts', `author_id = ${STUDENT_ID}`),
  'courses/:courseId': firstOf('course', 'id'),
  'sections/:sectionId': `select id from sections where course_id = (${firstOf('course', 'id')} limit 1) order by id`,
  'lectures/:lectureId': LECTURE_OF_FIRST,
  'codes/:codeId': firstIn('codes'),
  'partners/:partnerId': firstIn('partners'),
  'articles/:articleId': firstIn('articles'),
  'leads/:leadId': firstIn('leads'),
  'attempts/:attemptId': `select '${ATTEMPT}'`,
  'orders/:orderId': firstIn('orders', `status = 'paid'`),
  'transactions/:transactionId': firstIn('transactions'),
  'schools/:schoolId': `select id from schools where slug = 'demo'`,
  'students/:studentId': firstIn('people', `role = 'student'`),
  'surveys/:surveyId': firstIn('surveys'),
}

/** What stands for a part of an address one by one, as the price of each that is reduced differs. */
const ALL_FOUND_BY: Record<string, string> = {
  'courses/:reducedId': `select distinct product_id from variants where ${DEMO} and id in (
     select variant_id from promotions union select variant_id from evergreen_offers)`,
}

/** Addresses as the product is asked for them, the ones inside others among them, without a slash before. */
const addressesOf = (entries: RouteConfigEntry[], before = ''): string[] =>
  entries.flatMap(({ path, index, children }) => {
    const address = [before, path].filter(Boolean).join('/')
    const own = !children?.length && (path || index) ? [address] : []
    return [...own, ...addressesOf(children ?? [], address)]
  })

/** Who finds something at this address. An admin finds more on a course, a lesson and in the community than students do. */
function readersOf(address: string): Reader[] {
  if (/^(start|operator|welcome\/)/.test(address)) return ['operator']
  if (/^(my|home\/access-manager)(\/|$)/.test(address)) return ['student']
  if (PRODUCT_KINDS.some((kind) => `/${address}/`.startsWith(`${listPath(kind)}/`))) return ['author']
  if (/^home(\/|$)/.test(address)) return ['admin']
  if (/^(community(\/|$)|:slug$|:slug\/watch\/:)/.test(address)) return ['visitor', 'student', 'admin']
  if (/^$|^courses$|^(?!articles|welcome)\w*\/?:slug/.test(address)) return ['visitor', 'student']
  return ['visitor']
}

/** An address with a part that may be left out is two. */
const withAndWithout = (address: string) =>
  address.includes('?') ? [address.replace('?', ''), address.replace(/\/:\w+\?/, '')] : [address]

/** Every page of the product by who reads it there: each route once, the checkout of each kind, and the price of what is reduced. */
function addressesBy(): Record<Reader, string[]> {
  const by: Record<Reader, string[]> = { visitor: [], student: [], author: [], admin: [], operator: [] }
  for (const address of addressesOf(routes).flatMap(withAndWithout))
    for (const reader of readersOf(address)) by[reader].push(address)
  by.author.push('home/courses/:reducedId/edit/price')
  by.operator.push('', 'login')
  by.visitor.push(...PRODUCT_KINDS.filter((kind) => kind !== 'course').map((kind) => `:${kind}/checkout`))
  return by
}

/** The same in pieces, none of which takes long. */
export const PIECES: Piece[] = Object.entries(addressesBy()).flatMap(([who, addresses]) =>
  Array.from({ length: Math.ceil(addresses.length / PAGES_IN_PIECE) }, (_, at) => {
    const own = addresses.slice(at * PAGES_IN_PIECE, (at + 1) * PAGES_IN_PIECE)
    return { who: who as Reader, from: `/${own[0]}`, addresses: own }
  }),
)

/** The paths that each address stands for, as the demo school fills it. @throws Error when it has nothing for one of them. */
export async function fillAddresses(stage: Stage): Promise<Map<string, string[]>> {
  for (const sql of FILLED_BY) await stage.query(sql)
  const values: Record<string, string[]> = {}
  const first = Object.entries(FOUND_BY).map(([part, sql]) => [part, `${sql} limit 1`] as const)
  for (const [part, sql] of [...first, ...Object.entries(ALL_FOUND_BY)]) {
    const rows = await stage.query<Record<string, string>>(sql)
    if (rows.length === 0) throw new Error(`the demo school has nothing for ${part}`)
    values[part] = rows.map((row) => Object.values(row)[0]!)
  }
  const filled = (address: string) => {
    const parts = address.split('/')
    return parts.reduce<string[]>(
      (paths, part, at) => {
        const found = part.startsWith(':') ? values[`${parts[at - 1] ?? ''}/${part}`] : [part]
        if (!found) throw new Error(`say what stands for ${part} in ${address}`)
        return paths.flatMap((path) => found.map((each) => `${path}/${each}`))
      },
      [''],
    )
  }
  const addresses = PIECES.flatMap((piece) => piece.addresses)
  return new Map(addresses.map((address) => [address, filled(address.replace('*', 'there-is-no-such-page'))]))
}
