import { useRevalidator } from 'react-router'
import { formatMoney } from '#platform/i18n/format.ts'
import type { SchoolCurrency } from '#platform/money.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { type CurrencyChange, setCurrency } from '../currency/contract.ts'
import styles from './schools.module.css'
import { useCurrencyText } from './use-text.ts'

interface CurrencyDialogProps {
  change: CurrencyChange
  to: SchoolCurrency
  onClose: () => void
}

/** What another currency means here, before it is chosen. */
export function CurrencyDialog({ change, to, onClose }: CurrencyDialogProps) {
  const text = useCurrencyText()
  const { language } = useLocale()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { send, isSending, errorProps } = useSending()
  const { currency: from, products, examples } = change
  const ending = (
    [
      ['promotionsEnd', change.promotions],
      ['evergreensEnd', change.evergreen_offers],
      ['bumpsEnd', change.bumps],
      ['codesEnd', change.codes],
    ] as const
  ).filter(([, count]) => count > 0)

  const set = () =>
    send(async () => {
      await api.call(setCurrency, { currency: to, from })
      toast.show(text('currencyChanged', { to }))
      onClose()
      await revalidate()
    })

  return (
    <FormDialog
      {...errorProps}
      title={text('changeCurrency', { from, to })}
      onClose={onClose}
      dismiss={text('keepCurrency', { from })}
      submit={text('doChangeCurrency', { to })}
      look="danger"
      isSending={isSending}
      onSubmit={() => void set()}
    >
      <p>{text('nothingConverted')}</p>
      {products > 0 && (
        <div>
          <p>{text(examples.length > 0 ? 'pricesFollow' : 'pricesFollowAll', { count: products })}</p>
          <ul className={styles.told}>
            {examples.map(({ title, amount }, nth) => (
              <li key={nth}>
                {text('example', {
                  title,
                  was: formatMoney({ amount, currency: from }, language),
                  will: formatMoney({ amount, currency: to }, language),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {ending.length > 0 && (
        <div className={styles.part}>
          <h3>{text('whatEnds')}</h3>
          <p>{text('whyEnds', { from, to })}</p>
          <ul className={styles.told}>
            {ending.map(([words, count]) => (
              <li key={words}>{text(words, { count })}</li>
            ))}
          </ul>
        </div>
      )}
      {change.partners > 0 && <p>{text('partnersWait', { count: change.partners, from, to })}</p>}
      <div className={styles.part}>
        <h3>{text('whatStays')}</h3>
        <p>{text('ordersStay', { from })}</p>
      </div>
    </FormDialog>
  )
}
