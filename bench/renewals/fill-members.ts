import pg from 'pg'
import { sealToken } from '#modules/payments/saved-cards/seal-token.ts'
import { newId, newSecret } from '#platform/ids.ts'
import { keyRing } from '#platform/sealed.ts'
import { withoutGuards } from '../house/without-guards.ts'
import { SECRET_KEY } from '../settings.ts'

const BATCH = 10_000

/**
 * As many more members as that, each a copy of the one that there is in every row but in who they are, when they joined and which card is kept of
 * them; all of them are due, spread over the half day before.
 */
export async function fillMembers(url: string, members: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select set_config('app.school_id', (select id::text from schools where slug = 'demo'), false)`)
    await client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '128MB'`)
    await client.query(`
      create temp table copied as select id, order_id from memberships limit 1;
      create temp table many as select n, uuidv7() as student, uuidv7() as ordered, uuidv7() as line, uuidv7() as payment, uuidv7() as paid_at_bank,
        uuidv7() as membership, uuidv7() as period, now() - n * interval '12 hours' / ${members} as ends_at
      from generate_series(0, ${members} - 1) n;
      alter table many add column joined_at timestamptz;
      update many set joined_at = ends_at - interval '1 month';
      create temp table many_cards (n integer, id uuid, token text, sealed text, key_version text)`)
    await lockCards(client, members)
    await withoutGuards(client, async () => {
      for (const each of COPIES) await copy(client, each)
    })
    // The one that was copied is due with the others.
    await client.query(`update memberships set next_at = now() where id = (select id from copied)`)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** Each of a token of its own, as the product locks it. */
async function lockCards(client: pg.Client, members: number): Promise<void> {
  const keys = keyRing(SECRET_KEY)
  for (let from = 0; from < members; from += BATCH) {
    const cards = Array.from({ length: Math.min(BATCH, members - from) }, (_, at) => {
      const [id, token] = [newId(), newSecret()]
      return { n: from + at, id, token, ...sealToken(keys, id, token) }
    })
    await client.query(
      `insert into many_cards select * from unnest($1::integer[], $2::uuid[], $3::text[], $4::text[], $5::text[])`,
      [
        cards.map(({ n }) => n),
        cards.map(({ id }) => id),
        cards.map(({ token }) => token),
        cards.map(({ sealedToken }) => sealedToken),
        cards.map(({ keyVersion }) => keyVersion),
      ],
    )
  }
}

interface Copies {
  table: string
  /** SQL: which row of it is of the member there is */
  which: string
  /** SQL of what each copy has of its own */
  own: Record<string, string>
}

async function copy(client: pg.Client, { table, which, own }: Copies): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  const columns = rows.map(({ name }) => name)
  const changed = Object.entries(own).map(([column, value]) => `'${column}', ${value}`)
  await client.query(`
    insert into ${table} (${columns.join(', ')}) select ${columns.map((name) => `made.${name}`).join(', ')}
    from copied c, ${table} one, many m join many_cards k on k.n = m.n,
      lateral jsonb_populate_record(one, jsonb_build_object(${changed.join(', ')})) made
    where ${which}`)
}

const copies = (table: string, which: string, own: Record<string, string>): Copies => ({ table, which, own })

const COPIES = [
  copies('people', 'one.id = (select student_id from memberships where id = c.id)', {
    id: 'm.student',
    email: `'member-' || m.n || '@example.com'`,
    name: `'Member ' || m.n`,
    created_at: 'm.joined_at',
  }),
  copies('orders', 'one.id = c.order_id', {
    id: 'm.ordered',
    student_id: 'm.student',
    number: `'M' || m.n`,
    checkout_key: 'm.ordered',
    created_at: 'm.joined_at',
    settled_at: 'm.joined_at',
    fulfilled_at: 'm.joined_at',
  }),
  copies('order_lines', 'one.order_id = c.order_id', { id: 'm.line', order_id: 'm.ordered' }),
  copies('transactions', 'one.order_id = c.order_id', {
    id: 'm.payment',
    hash: `'member-' || m.n`,
    order_id: 'm.ordered',
    payer_id: 'm.student',
    gateway_payment_id: 'm.paid_at_bank',
    created_at: 'm.joined_at',
    settled_at: 'm.joined_at',
    card_settled_at: 'm.joined_at',
  }),
  copies('saved_cards', 'one.transaction_id = (select card_from from memberships where id = c.id)', {
    id: 'k.id',
    person_id: 'm.student',
    transaction_id: 'm.payment',
    sealed_token: 'k.sealed',
    key_version: 'k.key_version',
    created_at: 'm.joined_at',
  }),
  copies('membership_periods', 'one.membership_id = c.id', {
    id: 'm.period',
    membership_id: 'm.membership',
    order_id: 'm.ordered',
    starts_at: 'm.joined_at',
    ends_at: 'm.ends_at',
    created_at: 'm.joined_at',
  }),
  copies(
    'grants',
    `one.source = 'membership' and one.source_id = (select id from membership_periods where membership_id = c.id)`,
    {
      id: 'm.period',
      student_id: 'm.student',
      source_id: 'm.period',
      starts_at: 'm.joined_at',
      ends_at: 'm.ends_at',
      created_at: 'm.joined_at',
    },
  ),
  copies('sandbox_bank.payments', 'one.idempotency_key = (select card_from::text from memberships where id = c.id)', {
    id: 'm.paid_at_bank',
    idempotency_key: 'm.payment',
    authentication_token: 'k.token',
    issued_token: 'k.token',
    created_at: 'm.joined_at',
    updated_at: 'm.joined_at',
  }),
  copies(
    'sandbox_bank.saved_cards',
    `one.token = (select issued_token from sandbox_bank.payments p join memberships s on s.card_from::text = p.idempotency_key where s.id = c.id)`,
    { token: 'k.token', created_at: 'm.joined_at' },
  ),
  // Last, as the others look at the one there is.
  copies('memberships', 'one.id = c.id', {
    id: 'm.membership',
    student_id: 'm.student',
    order_id: 'm.ordered',
    order_line_id: 'm.line',
    card_from: 'm.payment',
    anchor_at: 'm.joined_at',
    period_ends_at: 'm.ends_at',
    next_at: 'm.ends_at',
    last_charge_at: 'm.joined_at',
    created_at: 'm.joined_at',
  }),
]
