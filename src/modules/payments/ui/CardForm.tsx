import { useMemo } from 'react'
import { LockKeyhole } from 'lucide-react'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { EXPIRY_MONTHS } from '../card/expiry-months.ts'
import { listExpiryYears } from '../card/expiry-year.ts'
import { securityCodeLength } from '../card/security-code.ts'
import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { CardNumberField } from './CardNumberField.tsx'
import styles from './card-form.module.css'
import { useCardText } from './card-text.ts'
import type { CardInHand } from './use-card.ts'

const asOption = (value: string) => ({ value, label: value })
const MONTHS = EXPIRY_MONTHS.map(asOption)

interface CardFormProps {
  card: CardInHand
  /** by the server's clock, ISO 8601: the years to choose from are the same wherever the page is made */
  today: string
}

/** Number, name, expiry and security code (commerce §2, §5 Card); stands inside a `Form`, which shows its messages. */
export function CardForm({ card: { card, tools, type, isUnavailable, askAgain }, today }: CardFormProps) {
  const text = useCardText()
  const years = useMemo(() => listExpiryYears(new Date(today)).map((year) => asOption(String(year))), [today])
  const brand = tools?.readCardNumber(card.cardNumber).brand ?? null
  const codeLength = securityCodeLength(brand)
  return (
    <div className={common.stack}>
      {isUnavailable && (
        <Callout tone="bad" isNews>
          {text('card.unavailable')} <Button onClick={askAgain}>{text('card.try-again')}</Button>
        </Callout>
      )}
      <div className={styles.control}>
        <CardNumberField
          brand={brand}
          tools={tools}
          value={card.cardNumber}
          onType={(value) => type('cardNumber', value)}
        />
        <TextField
          name="cardName"
          label={text('card.cardName')}
          autoComplete="cc-name"
          required
          maxLength={120}
          value={card.cardName}
          onChange={(event) => type('cardName', event.target.value)}
        />
        <div className={styles.row}>
          <Select
            name="cardMonth"
            label={text('card.cardMonth')}
            autoComplete="cc-exp-month"
            required
            placeholder={text('card.month-choose')}
            options={MONTHS}
            value={card.cardMonth}
            onChange={(event) => type('cardMonth', event.target.value)}
          />
          <Select
            name="cardYear"
            label={text('card.cardYear')}
            autoComplete="cc-exp-year"
            required
            placeholder={text('card.year-choose')}
            options={years}
            value={card.cardYear}
            onChange={(event) => type('cardYear', event.target.value)}
          />
          <TextField
            name="cardCvv"
            label={text('card.cardCvv')}
            help={codeLength === 4 ? text('card.cvv-help-front') : text('card.cvv-help', { count: codeLength })}
            autoComplete="cc-csc"
            inputMode="numeric"
            required
            maxLength={codeLength}
            value={card.cardCvv}
            onChange={(event) => type('cardCvv', event.target.value.replace(/\D/g, '').slice(0, codeLength))}
          />
        </div>
      </div>
      <p className={styles.locked}>
        <LockKeyhole aria-hidden="true" />
        {text('card.locked')}
      </p>
    </div>
  )
}
