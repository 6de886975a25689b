import { getEventPage } from '#modules/live-events/contract.ts'
import { useEventText } from '#modules/live-events/ui/use-text.ts'
import { loading, sameForEveryVisitor } from '#web/load.ts'
import type { Route } from './+types/Event.ts'
import { asTold } from './as-told.ts'
import { eventData } from './event-data.ts'
import { EventBuyBox } from './EventBuyBox.tsx'
import { productMeta } from './product-meta.ts'
import { ProductSite } from './ProductSite.tsx'
import { siteOf } from './site-of.ts'
import { useSiteText } from './text.ts'

export const handle = sameForEveryVisitor()

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const visit = loading({ request, context })
  const { api, school, viewer, formToken, formOutcome } = visit
  const event = await api.call(getEventPage, { eventSlug: params.slug })
  const { waiting } = event
  const isToJoin = viewer?.role === 'student' && waiting.is_open
  const site = siteOf(visit)
  const form = { school: school?.name ?? '', token: isToJoin ? formToken() : null, outcome: formOutcome }
  return {
    event,
    told: productMeta({ product: event.product, site }, (told) => eventData(event, { told, site })),
    wait: waiting.is_open || waiting.own ? { slug: params.slug, waiting, ...form } : null,
  }
}

export const meta: Route.MetaFunction = asTold

export default function Event({ loaderData: { event, wait } }: Route.ComponentProps) {
  const text = useEventText()
  const site = useSiteText()
  const { product } = event
  return (
    <ProductSite
      product={product}
      words={{ draft: text('draft'), about: text('about') }}
      intro={product.author && site('by', { name: product.author.name })}
      actions={<EventBuyBox event={event} wait={wait} />}
      way={!event.has_ticket && !event.is_over && { words: text(product.is_free ? 'get' : 'buy') }}
    />
  )
}
