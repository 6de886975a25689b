import type { EditableProduct } from '#modules/catalog/contract.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { ProductHeading } from '#modules/courses/ui/ProductHeading.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { duplicateEvent } from '../contract.ts'
import { useEventPanelText } from './use-text.ts'

interface EventHeadingProps {
  product: EditableProduct
  onSaved: () => Promise<void>
}

export function EventHeading({ product, onSaved }: EventHeadingProps) {
  const text = useEventPanelText()
  const api = useApi()
  const base = editorPath(product)
  const make = async () => {
    const { event } = await api.call(duplicateEvent, { eventId: product.id })
    return editorPath({ kind: 'live_event', id: event.id })
  }
  return (
    <ProductHeading
      product={product}
      onSaved={onSaved}
      list={{ label: text('events'), to: '/home/events' }}
      duplicate={{ label: text('duplicate'), done: text('duplicated'), make }}
      tabs={{
        label: text('editorParts'),
        links: [
          { label: text('schedule'), to: base },
          { label: text('participants'), to: `${base}/participants` },
          { label: text('details'), to: `${base}/details` },
          { label: text('priceTab'), to: `${base}/price` },
          { label: text('checkoutTab'), to: `${base}/checkout` },
        ],
      }}
    />
  )
}
