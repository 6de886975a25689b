import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { MailState } from '#modules/mails/vocabulary.ts'
import { OUTCOME_TONES } from '#modules/payments/ui/outcome-tones.ts'
import { Status } from '#kit/feedback/Status.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { Price } from '#kit/figures/Price.tsx'
import facts from '#kit/figures/facts.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { type Column, column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { Answer } from '#platform/contract/endpoint.ts'
import type { getMember } from '../contract.ts'
import type { PeriodState } from '../vocabulary.ts'
import styles from './subscriptions.module.css'
import { useMembersText } from './text.ts'

type Shown = Answer<typeof getMember>
type Period = Shown['periods'][number]
type Attempt = Shown['attempts'][number]
type Mail = Shown['mails'][number]

const TONES = {
  trial: 'accent',
  free: 'plain',
  open: 'caution',
  paid: 'good',
  unpaid: 'bad',
} as const satisfies Record<PeriodState, string>

const MAIL_TONES = { sent: 'plain', failing: 'bad', waiting: 'caution' } as const satisfies Record<MailState, string>

/** One member: what is charged next, what became of the last charge, every period, charge and mail. */
export function MemberDetails({ shown: { member, canceled, periods, attempts, mails } }: { shown: Shown }) {
  const text = useMembersText()
  const { currency, next_charge: next, last_charge: last } = member
  const columns: Column<Period & { id: string }>[] = [
    figure(text('period'), ({ number }) => number),
    column(text('from'), ({ starts_at: at }) => <DateText at={at} />),
    column(text('until'), ({ ends_at: at }) => (at ? <DateText at={at} /> : text('noEnd'))),
    column(text('state'), ({ state, refusals }) => (
      <>
        <Status tone={TONES[state]}>{text(`state_${state}`)}</Status>
        {refusals > 0 && <span className={styles.below}>{text('refusals', { count: refusals })}</span>}
      </>
    )),
    column(text('order'), ({ order }) => (order ? <Link to={`/home/orders/${order.id}`}>{order.number}</Link> : '–')),
    figure(text('amount'), ({ amount }) => <Price amount={amount} currency={currency} isFigure />),
  ]
  return (
    <>
      <dl className={facts.pairs}>
        <Fact label={text('member')}>
          <Link to={`/home/students/${member.student.id}`}>{member.student.name}</Link>,{' '}
          <a href={`mailto:${member.student.email}`}>{member.student.email}</a>
        </Fact>
        <Fact label={text('plan')}>{[member.product.title, member.variant_name].filter(Boolean).join(' – ')}</Fact>
        <Fact label={text('since')}>
          <DateText at={member.since} />
        </Fact>
        <Fact label={text('nextCharge')}>
          {next ? (
            <>
              <DateText at={next.at} withTime /> · <Price amount={next.amount} currency={currency} />
            </>
          ) : (
            text('noNext')
          )}
        </Fact>
        {last && (
          <Fact label={text('lastCharge')}>
            <span>
              {text(`charge_${last.result}`)}, <DateText at={last.at} withTime />
            </span>
            {last.needs_holder && <span className={styles.below}>{text('needsHolder')}</span>}
          </Fact>
        )}
        {canceled && (
          <>
            <Fact label={text('canceledOn')}>
              <DateText at={canceled.at} withTime />
            </Fact>
            <Fact label={text('reason')}>
              <span>{canceled.reason ? text(`reason_${canceled.reason}`) : text('noReason')}</span>
              {canceled.other_reason && <span className={styles.below}>{canceled.other_reason}</span>}
            </Fact>
          </>
        )}
      </dl>
      <Section title={text('periods')}>
        <DataTable
          caption={text('periods')}
          rows={periods.map((period) => ({ ...period, id: String(period.number) }))}
          columns={columns}
        />
      </Section>
      {attempts.length > 0 && <Attempts attempts={attempts} currency={currency} />}
      {mails.length > 0 && <Mails mails={mails} />}
    </>
  )
}

function Attempts({ attempts, currency }: Pick<Shown, 'attempts'> & { currency: string }) {
  const text = useMembersText()
  const columns: Column<Attempt>[] = [
    column(text('charged'), ({ id, at }) => (
      <Link to={`/home/transactions/${id}`}>
        <DateText at={at} withTime />
      </Link>
    )),
    figure(text('period'), ({ period }) => period),
    column(text('state'), ({ outcome }) => <Status tone={OUTCOME_TONES[outcome]}>{text(`outcome_${outcome}`)}</Status>),
    column(text('by'), ({ by_holder: byHolder }) => text(byHolder ? 'byHolder' : 'byItself')),
    figure(text('amount'), ({ amount }) => <Price amount={amount} currency={currency} isFigure />),
  ]
  return (
    <Section title={text('attempts')}>
      <DataTable caption={text('attempts')} rows={attempts} columns={columns} />
    </Section>
  )
}

function Mails({ mails }: Pick<Shown, 'mails'>) {
  const text = useMembersText()
  const columns: Column<Mail>[] = [
    column(text('subject'), ({ subject }) => subject),
    column(text('written'), ({ at }) => <DateText at={at} withTime />),
    column(text('state'), ({ state }) => <Status tone={MAIL_TONES[state]}>{text(`mail_${state}`)}</Status>),
  ]
  return (
    <Section title={text('mails')}>
      <DataTable caption={text('mails')} rows={mails} columns={columns} />
    </Section>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
)
