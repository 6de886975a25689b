import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { TextField } from '#kit/fields/TextField.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { BRAND_NAMES, type CardBrand, LOGO_BRANDS } from '../card/brands.ts'
import { cardNumberMask, formatCardNumber } from '../card/mask.ts'
import { BrandLogo } from './BrandLogo.tsx'
import styles from './card-form.module.css'
import { caretAfter } from './caret-after.ts'
import { usePaymentText } from './text.ts'

interface CardNumberFieldProps {
  brand: CardBrand | null
  value: string
  onType: (value: string) => void
}

/** Grouped as the brand prints it while it is typed; the brand's logo stands out among the four. */
export function CardNumberField({ brand, value, onType }: CardNumberFieldProps) {
  const text = usePaymentText()
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current === null) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const formatted = formatCardNumber(target.value)
    caret.current = caretAfter(target.value, target.selectionStart ?? target.value.length, formatted)
    onType(formatted)
  }
  return (
    <div className={styles.number}>
      <TextField
        ref={input}
        name="cardNumber"
        label={text('card.cardNumber')}
        autoComplete="cc-number"
        inputMode="numeric"
        required
        spellCheck={false}
        className={styles.figures}
        maxLength={cardNumberMask(brand).length}
        value={value}
        onChange={change}
      />
      <span className={styles.logos} data-known={brand ? '' : undefined}>
        {LOGO_BRANDS.map((logo) => (
          <BrandLogo key={logo} brand={logo} isFaded={brand !== null && brand !== logo} />
        ))}
      </span>
      <VisuallyHidden>
        {text('card.brands', { brands: LOGO_BRANDS.map((logo) => BRAND_NAMES[logo]).join(', ') })}
      </VisuallyHidden>
      <VisuallyHidden aria-live="polite">
        {brand ? text('card.brand-known', { brand: BRAND_NAMES[brand] }) : ''}
      </VisuallyHidden>
    </div>
  )
}
