import type { ReactNode } from 'react'
import type { EditableProduct } from '#modules/catalog/contract.ts'
import { SavedTogether } from '#kit/drafts/SavedTogether.tsx'
import { SaleForm } from '#modules/catalog/ui/SaleForm.tsx'
import { useCatalogText } from '#modules/catalog/ui/use-text.ts'
import { VariantsEditor } from '#modules/catalog/ui/VariantsEditor.tsx'
import { VatForm } from '#modules/catalog/ui/VatForm.tsx'
import { Section } from '#kit/layouts/Section.tsx'

interface ProductPricePartProps {
  product: EditableProduct
  reload: () => Promise<void>
  /** what one of several variants holds, in its place */
  contentsOf?: (variantId: string) => ReactNode
  /** above the prices */
  children?: ReactNode
}

/** What a product costs, how it is sold and with which VAT. */
export function ProductPricePart({ product, reload, contentsOf, children }: ProductPricePartProps) {
  const catalog = useCatalogText()
  return (
    <SavedTogether>
      {children}
      <VariantsEditor product={product} onSaved={reload}>
        {contentsOf}
      </VariantsEditor>
      <Section title={catalog('sale')}>
        <SaleForm product={product} onSaved={reload} />
      </Section>
      <Section title={catalog('vat')}>
        <VatForm product={product} onSaved={reload} />
      </Section>
    </SavedTogether>
  )
}
