import { type ChangeEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { TextField } from '#kit/fields/TextField.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { BRAND_NAMES, type CardBrand, LOGO_BRANDS } from '../card/brands.ts'
import { digitsIn, EVERY_FOUR, grouped, LONGEST } from '../card/grouped.ts'
import { BrandLogo } from './BrandLogo.tsx'
import styles from './card-form.module.css'
import { useCardText } from './card-text.ts'
import { caretAfter } from './caret-after.ts'
import type { CardTools } from './use-card-tools.ts'

interface CardNumberFieldProps {
  brand: CardBrand | null
  /** undefined until they have come: in fours until then, as most brands print it */
  tools: CardTools | undefined
  value: string
  onType: (value: string) => void
}

/** Grouped as the brand prints it while it is typed; the brand's logo stands out among the four. */
export function CardNumberField({ brand, tools, value, onType }: CardNumberFieldProps) {
  const text = useCardText()
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current === null) return
    if (input.current === document.activeElement) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const format = tools?.formatCardNumber ?? inFours
  const regroup = (target: HTMLInputElement) => {
    const formatted = format(target.value)
    caret.current = caretAfter(target.value, target.selectionStart ?? target.value.length, formatted)
    onType(formatted)
  }
  const regroupTyped = useEffectEvent(() => input.current?.value && regroup(input.current))
  useEffect(() => {
    if (tools) regroupTyped()
  }, [tools])
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
        maxLength={tools?.cardNumberMask(brand).length ?? inFours('0'.repeat(LONGEST)).length}
        value={value}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => regroup(target)}
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

const inFours = (typed: string): string => grouped(digitsIn(typed), EVERY_FOUR)
