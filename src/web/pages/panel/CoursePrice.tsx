import { EvergreenSection } from '#modules/catalog/ui/EvergreenSection.tsx'
import { LeaveGuards } from '#modules/catalog/ui/LeaveGuards.tsx'
import { PriceForm } from '#modules/catalog/ui/PriceForm.tsx'
import { PromotionSection } from '#modules/catalog/ui/PromotionSection.tsx'
import styles from '#modules/catalog/ui/catalog.module.css'
import { useCatalogText } from '#modules/catalog/ui/use-text.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { useCourseInHand } from './use-course-in-hand.ts'

export default function CoursePrice() {
  const text = useCatalogText()
  const { product, reload } = useCourseInHand()
  return (
    <LeaveGuards>
      {product.variants.map((variant) => (
        <div key={variant.id} className={styles.prices}>
          <Section title={text('price')}>
            <PriceForm product={product} variant={variant} onSaved={reload} />
          </Section>
          <Section title={text('promotion')}>
            <PromotionSection product={product} variant={variant} onSaved={reload} />
          </Section>
          <Section title={text('evergreen')}>
            <EvergreenSection product={product} variant={variant} onSaved={reload} />
          </Section>
        </div>
      ))}
    </LeaveGuards>
  )
}
