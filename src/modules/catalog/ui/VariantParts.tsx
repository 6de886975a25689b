import type { ReactNode } from 'react'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { KINDS } from '../kinds/vocabulary.ts'
import styles from './catalog.module.css'
import { EvergreenSection } from './EvergreenSection.tsx'
import { PriceForm } from './PriceForm.tsx'
import { PromotionSection } from './PromotionSection.tsx'
import { SeatPricesForm } from './SeatPricesForm.tsx'
import { useCatalogText } from './use-text.ts'
import type { VariantFormProps } from './variant-form.ts'

interface VariantPartsProps extends VariantFormProps {
  /** after the price */
  children?: ReactNode
}

/** What one variant costs, and why it may cost less. */
export function VariantParts({ children, ...props }: VariantPartsProps) {
  const text = useCatalogText()
  const isChosen = props.variant.minimum_amount !== null
  return (
    <div className={styles.prices}>
      <Section title={text('price')}>
        <div className={common.stack}>
          {props.variant.is_access_over && <Callout tone="caution">{text('accessOver')}</Callout>}
          <PriceForm {...props} />
        </div>
      </Section>
      {children}
      {KINDS[props.product.kind].isForSeveral && props.variant.amount > 0 && !isChosen && (
        <Section title={text(KINDS[props.product.kind].hasTickets ? 'tickets' : 'seats')}>
          <SeatPricesForm {...props} />
        </Section>
      )}
      {isChosen ? (
        <Callout>{text('chosenAlone')}</Callout>
      ) : (
        <>
          <Section title={text('promotion')}>
            <PromotionSection {...props} />
          </Section>
          <Section title={text('evergreen')}>
            <EvergreenSection {...props} />
          </Section>
        </>
      )}
    </div>
  )
}
