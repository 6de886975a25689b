import common from '#kit/common.module.css'
import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { Price } from '#kit/figures/Price.tsx'
import { Cover } from '#kit/identity/Cover.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoney } from '#platform/i18n/format.ts'
import type { OfferedBump } from '#modules/offers/bumps/contract.ts'
import type { Quote } from '#modules/offers/contract.ts'
import { Part } from '../Part.tsx'
import styles from '#modules/offers/ui/bumps/bumps.module.css'
import { useBumpsText } from './text.ts'

interface BumpsPartProps {
  bumps: OfferedBump[]
  wanted: string[]
  quote: Quote
  isWaiting: boolean
  onWant: (id: string, isWanted: boolean) => void
}

/** What can be added with one press, never ticked beforehand (Directive 2011/83/EU, art. 22). */
export function BumpsPart({ bumps, wanted, quote, isWaiting, onWant }: BumpsPartProps) {
  const text = useBumpsText()
  const { language } = useLocale()
  return (
    <Part title={text('title')}>
      <div className={common.stack}>
        {bumps.map((bump) => (
          <BumpCard
            key={bump.id}
            bump={bump}
            currency={quote.currency}
            isWanted={wanted.includes(bump.id)}
            onWant={(isWanted) => onWant(bump.id, isWanted)}
          />
        ))}
      </div>
      <output className={styles.sum}>
        {!isWaiting && quote.lines.length > 1 && text('now', { amount: formatMoney(quote, language) })}
      </output>
    </Part>
  )
}

interface BumpCardProps {
  bump: OfferedBump
  currency: string
  isWanted: boolean
  onWant: (isWanted: boolean) => void
}

function BumpCard({ bump, currency, isWanted, onWant }: BumpCardProps) {
  const text = useBumpsText()
  const { takes_place_from: takesPlaceFrom, chooses_time: choosesTime } = bump
  const { id, title, heading, words, cover, square, amount, standard_amount: list, reference_amount: lowest } = bump
  const label = text('add', { title })
  return (
    <div className={styles.bump}>
      <Checkbox
        name={`bumps.${id}`}
        label={label}
        checked={isWanted}
        onChange={(event) => onWant(event.target.checked)}
      >
        <span className={styles.card}>
          <span className={styles.words}>
            <strong>{heading || label}</strong>
            {heading && <span>{label}</span>}
            {words && <span className={common.note}>{words}</span>}
            {takesPlaceFrom && (
              <span className={common.note}>
                <DateText at={takesPlaceFrom} withTime />
              </span>
            )}
            {choosesTime && <span className={common.note}>{text('chooseTime')}</span>}
            <Price
              amount={amount}
              currency={currency}
              was={amount < list ? list : undefined}
              lowest={amount < list ? (lowest ?? undefined) : undefined}
            />
          </span>
          <span className={styles.cover}>
            <Cover title={title} image={coverImage(square ?? cover, '7rem')} isSquare={square !== null} />
          </span>
        </span>
      </Checkbox>
    </div>
  )
}
