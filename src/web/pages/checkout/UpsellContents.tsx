import { useEffect, useState } from 'react'
import type { OfferedUpsell } from '#modules/offers/upsells/contract.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { arrive } from '#kit/arrive.ts'
import { SITE_KINDS } from '../site/kinds.ts'

/** What of a product is opened by what is offered after a purchase, as its own checkout shows it. */
export function UpsellContents({ upsell }: { upsell: OfferedUpsell }) {
  const api = useApi()
  const [contents, setContents] = useState<unknown>(null)
  const { kind, slug } = upsell.product
  const { Included, calls } = SITE_KINDS[kind]
  useEffect(() => {
    let isOver = false
    const find = async () => (await arrive(calls)).contents(api, { slug, isAlike: false, asked: null })
    void find().then(
      (found) => {
        if (!isOver) setContents(found)
      },
      // Its own page says it as well, and is linked.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [api, calls, slug])
  if (contents === null) return null
  const { variant_id: variantId, amount, currency } = upsell
  return <Included contents={contents} variantId={variantId} amount={amount} currency={currency} isGift={false} />
}
