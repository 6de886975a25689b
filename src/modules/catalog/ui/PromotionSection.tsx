import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { PromotionForm } from './PromotionForm.tsx'
import { PromotionNow } from './PromotionNow.tsx'
import { useCatalogText } from './use-text.ts'
import type { VariantFormProps } from './variant-form.ts'

/** The reduction of one price: planned, running, or to be started (commerce §4), be it after one whose packages are sold. */
export function PromotionSection({ product, variant, onSaved }: VariantFormProps) {
  const text = useCatalogText()
  const { promotion } = variant
  const now = promotion && <PromotionNow product={product} variant={variant} promotion={promotion} onSaved={onSaved} />
  if (promotion && promotion.state !== 'sold_out') return now
  if (!product.was_ever_published) return <Callout>{text('promotionNeverOffered')}</Callout>
  if (variant.amount === 0) return <Callout>{text('promotionFree')}</Callout>
  if (variant.evergreen) return <Callout>{text('promotionBesideEvergreen')}</Callout>
  return (
    <div className={common.stack}>
      {now}
      <p className={common.soft}>{text('promotionIntro')}</p>
      <PromotionForm product={product} variant={variant} onSaved={onSaved} />
    </div>
  )
}
