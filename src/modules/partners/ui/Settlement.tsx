import { Suspense, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import inner from '#kit/inner.module.css'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { onDemand } from '#kit/on-demand.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { deletePayout, type EditablePartner, listPayouts, type Payout, type PayoutPage } from '../contract.ts'
import { BalanceFigures } from './BalanceFigures.tsx'
import { PayoutList } from './PayoutList.tsx'
import styles from './partners.module.css'
import { usePartnerWords } from './use-partner-words.ts'
import { usePartnersText } from './use-text.ts'

const PayoutDialog = onDemand(async () => (await import('./PayoutDialog.tsx')).PayoutDialog)

interface SettlementProps {
  partner: EditablePartner
  payouts: PayoutPage
  onChange: () => Promise<void>
}

/** What a partner earned, was paid and is owed, and where an admin puts payouts down. */
export function Settlement({ partner, payouts, onChange }: SettlementProps) {
  const text = usePartnersText()
  const api = useApi()
  const confirm = useConfirm()
  const { money } = usePartnerWords()
  const { send } = useSending({ isForm: false })
  const [isOpen, setOpen] = useState(false)
  const { id: partnerId, balances } = partner
  const { items, loadMore } = usePages(payouts, (cursor) => api.call(listPayouts, { partnerId, cursor }))
  const takeBack = async ({ id: payoutId, amount, currency }: Payout) => {
    const written = { amount: money(amount, currency) }
    if (!(await confirm({ consequence: text('takeBackConsequence', written), action: text('takeBack', written) })))
      return
    await send(async () => {
      await api.call(deletePayout, { partnerId, payoutId })
      toast.show(text('takenBack'))
      await onChange()
    })
  }
  return (
    <div className={inner.closeColumn}>
      {balances.length === 0 && <p className={styles.soft}>{text('nothingEarned')}</p>}
      {balances.map((balance) => (
        <BalanceFigures
          key={balance.currency}
          figures={[
            balance.owed < 0
              ? { label: text('overpaid'), amount: -balance.owed }
              : { label: text('owed'), amount: balance.owed },
            { label: text('earned'), amount: balance.earned },
            { label: text('paid'), amount: balance.paid },
          ]}
          currency={balance.currency}
        />
      ))}
      {balances.some(({ owed }) => owed > 0) && (
        <div className={common.row}>
          <Button onClick={() => setOpen(true)}>{text('addPayout')}</Button>
        </div>
      )}
      {items.length > 0 && <PayoutList payouts={items} takeBack={takeBack} />}
      <LoadMore {...loadMore} />
      {isOpen && (
        <Suspense>
          <PayoutDialog partner={partner} onClose={() => setOpen(false)} onDone={onChange} />
        </Suspense>
      )}
    </div>
  )
}
