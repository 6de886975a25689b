import { ApartNote } from '#modules/bundles/ui/ApartNote.tsx'
import { LeaveGuards } from '#modules/catalog/ui/LeaveGuards.tsx'
import { SaleForm } from '#modules/catalog/ui/SaleForm.tsx'
import { useCatalogText } from '#modules/catalog/ui/use-text.ts'
import { VatForm } from '#modules/catalog/ui/VatForm.tsx'
import { VariantsEditor } from '#modules/catalog/ui/VariantsEditor.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { useBundleInHand } from './use-bundle-in-hand.ts'

export default function BundlePrice() {
  const catalog = useCatalogText()
  const { product, parts, reload } = useBundleInHand()
  return (
    <LeaveGuards>
      <ApartNote parts={parts.data} />
      <VariantsEditor product={product} onSaved={reload} />
      <Section title={catalog('sale')}>
        <SaleForm product={product} onSaved={reload} />
      </Section>
      <Section title={catalog('vat')}>
        <VatForm product={product} onSaved={reload} />
      </Section>
    </LeaveGuards>
  )
}
