import { Suspense } from 'react'
import { useRevalidator } from 'react-router'
import common from '#kit/common.module.css'
import type { OfferVariant, ProductPage } from '#modules/catalog/contract.ts'
import { onDemand } from '#kit/on-demand.ts'
import { VariantPrice } from './VariantPrice.tsx'

const PersonalPrices = onDemand(async () => (await import('#modules/catalog/ui/PersonalPrices.tsx')).PersonalPrices)
const SaleNote = onDemand(async () => (await import('#modules/catalog/ui/SaleNote.tsx')).SaleNote)

/** What an hour costs; when comes first, so that the way to the checkout is a time. */
export function ConsultationPrices({ product }: { product: ProductPage }) {
  const { revalidate } = useRevalidator()
  const { variants, product: sold } = product.offer
  const show = (variant: OfferVariant, onEnd: () => void, isKnown: boolean) => (
    <VariantPrice key={variant.id} variant={variant} onEnd={onEnd} isKnown={isKnown} isDated />
  )
  const shown = variants.map((variant) => show(variant, () => void revalidate(), variant.evergreen === null))
  return (
    <>
      {variants.some(({ evergreen }) => evergreen) ? (
        <Suspense fallback={shown}>
          <PersonalPrices productId={product.id} variants={variants}>
            {show}
          </PersonalPrices>
        </Suspense>
      ) : (
        shown
      )}
      {sold.sale && (
        <p className={common.note}>
          <Suspense>
            <SaleNote sale={sold.sale} />
          </Suspense>
        </p>
      )}
    </>
  )
}
