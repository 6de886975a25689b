import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { EvergreenForm } from './EvergreenForm.tsx'
import { EvergreenNow } from './EvergreenNow.tsx'
import { useCatalogText } from './use-text.ts'
import type { VariantFormProps } from './variant-form.ts'

/** A lower price with a clock of its own for each visitor: running, or to be started. */
export function EvergreenSection({ product, variant, onSaved }: VariantFormProps) {
  const text = useCatalogText()
  const { evergreen, promotion } = variant
  if (evergreen) return <EvergreenNow product={product} variant={variant} offer={evergreen} onSaved={onSaved} />
  if (!product.was_ever_published) return <Callout>{text('promotionNeverOffered')}</Callout>
  if (variant.amount === 0) return <Callout>{text('promotionFree')}</Callout>
  if (promotion && promotion.state !== 'sold_out') return <Callout>{text('evergreenBesidePromotion')}</Callout>
  return (
    <div className={common.stack}>
      <p className={common.soft}>{text('evergreenIntro')}</p>
      <EvergreenForm product={product} variant={variant} onSaved={onSaved} />
    </div>
  )
}
