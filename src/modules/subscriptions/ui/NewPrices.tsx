import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Button } from '#kit/actions/Button.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { Price } from '#kit/figures/Price.tsx'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import common from '#kit/common.module.css'
import inner from '#kit/inner.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { type Column, column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { useKeptList } from '#kit/lists/use-kept-list.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { useRevalidator } from 'react-router'
import { type AnnouncementPage, announcePrice, listAnnouncements, type PaidPlan } from '../prices/contract.ts'
import { PRICE_NOTICE_DAYS } from '../vocabulary.ts'
import { useMembersText } from './text.ts'

interface NewPricesProps {
  plans: PaidPlan[]
  announced: AnnouncementPage
  mayAnnounce: boolean
}

/** What those who are members already pay: frozen, unless a new price is announced thirty days before. */
export function NewPrices({ plans, announced, mayAnnounce }: NewPricesProps) {
  const text = useMembersText()
  const api = useApi()
  const [isAsking, setAsking] = useState(false)
  const newest = announced.data[0]
  const { items, loadMore } = useKeptList(
    ['price-announcements', newest ? `${newest.id}:${newest.members_count}` : ''],
    announced,
    (cursor) => api.call(listAnnouncements, { cursor }),
  )
  const columns: Column<AnnouncementPage['data'][number]>[] = [
    column(text('plan'), ({ product, variant_name: variant }) => (
      <span className={inner.names}>
        <span>{product.title}</span>
        {variant && <small>{variant}</small>}
      </span>
    )),
    column(text('announcedOn'), ({ created_at: at }) => <DateText at={at} />),
    column(text('holdsFrom'), ({ from }) => <DateText at={from} />),
    figure(text('toldCount'), ({ members_count: told }) => told),
    figure(text('newPrice'), ({ amount, currency }) => <Price amount={amount} currency={currency} isFigure />),
  ]
  if (plans.length === 0 && items.length === 0) return null
  return (
    <Section
      title={text('prices')}
      more={mayAnnounce && plans.length > 0 && <Button onClick={() => setAsking(true)}>{text('announce')}</Button>}
    >
      <div className={common.stack}>
        <p className={inner.lightNote}>{text('pricesText', { days: PRICE_NOTICE_DAYS })}</p>
        {items.length > 0 && (
          <>
            <DataTable caption={text('prices')} rows={items} columns={columns} />
            <LoadMore {...loadMore} />
          </>
        )}
      </div>
      {isAsking && <AnnounceDialog plans={plans} onClose={() => setAsking(false)} />}
    </Section>
  )
}

function AnnounceDialog({ plans, onClose }: { plans: PaidPlan[]; onClose: () => void }) {
  const text = useMembersText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { send, isSending, errorProps } = useSending()
  const [chosen, setChosen] = useState(plans[0]!)
  const [amount, setAmount] = useState<number | null>(chosen.amount)
  const choose = (id: string) => {
    const plan = plans.find(({ variant_id }) => variant_id === id)!
    setChosen(plan)
    setAmount(plan.amount)
  }
  const announce = () =>
    send(
      () => api.call(announcePrice, { variant_id: chosen.variant_id, amount: amount ?? 0 }),
      async () => {
        onClose()
        toast.show(text('announced'))
        await revalidate()
      },
    )
  return (
    <FormDialog
      {...errorProps}
      title={text('announceTitle')}
      dismiss={text('back')}
      submit={text('announceIt', { count: chosen.members_count })}
      isSending={isSending}
      onSubmit={() => void announce()}
      onClose={onClose}
    >
      <Select
        name="variant_id"
        label={text('plan')}
        value={chosen.variant_id}
        onChange={({ target }) => choose(target.value)}
        options={plans.map((plan) => ({ value: plan.variant_id, label: nameOf(plan) }))}
      />
      <MoneyField
        key={chosen.variant_id}
        name="amount"
        label={text('newPrice')}
        currency={chosen.currency}
        amount={amount}
        onAmount={setAmount}
        required
      />
      <p>{text('announceText', { days: PRICE_NOTICE_DAYS })}</p>
    </FormDialog>
  )
}

const nameOf = ({ product, name }: PaidPlan): string => [product.title, name].filter(Boolean).join(' – ')
