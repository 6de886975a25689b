import type { EditableProduct } from '#modules/catalog/contract.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { ProductHeading } from '#modules/courses/ui/ProductHeading.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { duplicateConsultation } from '../contract.ts'
import { useConsultationPanelText } from './use-text.ts'

interface ConsultationHeadingProps {
  product: EditableProduct
  onSaved: () => Promise<void>
}

export function ConsultationHeading({ product, onSaved }: ConsultationHeadingProps) {
  const text = useConsultationPanelText()
  const api = useApi()
  const base = editorPath(product)
  const make = async () => {
    const { consultation } = await api.call(duplicateConsultation, { consultationId: product.id })
    return editorPath({ kind: 'consultation', id: consultation.id })
  }
  return (
    <ProductHeading
      product={product}
      onSaved={onSaved}
      list={{ label: text('consultations'), to: '/home/consultations' }}
      duplicate={{ label: text('duplicate'), done: text('duplicated'), make }}
      tabs={{
        label: text('editorParts'),
        links: [
          { label: text('hours'), to: base },
          { label: text('bookings'), to: `${base}/bookings` },
          { label: text('details'), to: `${base}/details` },
          { label: text('priceTab'), to: `${base}/price` },
          { label: text('checkoutTab'), to: `${base}/checkout` },
        ],
      }}
    />
  )
}
