import type { Pool } from 'pg'

/** Makes the bank's own schema where it is missing; two banks starting at once wait for each other. */
export async function createSchema(pool: Pool): Promise<void> {
  await pool.query(`begin; select pg_advisory_xact_lock(hashtext('sandbox_bank')); ${TABLES} commit;`)
}

const TABLES = `
create schema if not exists sandbox_bank;

create table if not exists sandbox_bank.rsa_keys (
  is_current boolean primary key default true check (is_current),
  id text not null,
  private_key text not null,
  public_key text not null,
  created_at timestamptz not null default now()
);

create table if not exists sandbox_bank.payments (
  id uuid primary key,
  merchant text not null,
  idempotency_key text not null,
  amount bigint not null check (amount >= 0),
  currency text not null,
  refunded_amount bigint not null default 0 check (refunded_amount between 0 and amount),
  description text not null,
  merchant_name text not null,
  customer_name text not null,
  customer_email text not null,
  language text not null,
  return_url text not null,
  notify_url text not null,
  status text not null check (status in ('approved', 'needs_authentication', 'pending', 'declined', 'canceled')),
  reason text,
  sequence integer not null default 1,
  settles_at timestamptz,
  authentication_token text not null unique,
  card_conduct text,
  card_brand text,
  card_last4 text,
  card_expiry_month integer,
  card_expiry_year integer,
  wants_saved_card boolean not null,
  issued_token text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (merchant, idempotency_key)
);
create index if not exists payments_to_settle on sandbox_bank.payments (settles_at) where settles_at is not null;

create table if not exists sandbox_bank.saved_cards (
  token text primary key,
  merchant text not null,
  conduct text not null,
  brand text not null,
  last4 text not null,
  expiry_month integer not null,
  expiry_year integer not null,
  created_at timestamptz not null default now()
);

alter table sandbox_bank.payments add column if not exists card_fingerprint text;
alter table sandbox_bank.saved_cards add column if not exists fingerprint text;
alter table sandbox_bank.payments add column if not exists dispute text check (dispute in ('open', 'won', 'lost'));
alter table sandbox_bank.payments add column if not exists dispute_amount bigint;
alter table sandbox_bank.payments add column if not exists dispute_fee bigint;

alter table sandbox_bank.payments add column if not exists account text;
create index if not exists payments_of_account on sandbox_bank.payments (merchant, account, currency);

create table if not exists sandbox_bank.card_tokens (
  token text primary key,
  encrypted_card text not null,
  created_at timestamptz not null
);
alter table sandbox_bank.card_tokens add column if not exists account text;

create table if not exists sandbox_bank.refunds (
  payment_id uuid not null references sandbox_bank.payments,
  idempotency_key text not null,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null default now(),
  primary key (payment_id, idempotency_key)
);

create table if not exists sandbox_bank.notifications (
  id uuid primary key,
  payment_id uuid not null references sandbox_bank.payments,
  sequence integer not null,
  body text not null,
  notify_url text not null,
  due_at timestamptz not null,
  deliveries_left integer not null,
  is_held_back boolean not null,
  attempts integer not null default 0,
  last_error text,
  delivered_at timestamptz,
  unique (payment_id, sequence)
);
create index if not exists notifications_due on sandbox_bank.notifications (due_at) where deliveries_left > 0;
create index if not exists payments_newest on sandbox_bank.payments (created_at desc);
`
