import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { getEventPage } from '#modules/live-events/contract.ts'
import { useEventText } from '#modules/live-events/ui/use-text.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Cover } from '#kit/identity/Cover.tsx'
import { Hero } from '#kit/layouts/Hero.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { Prose } from '#kit/layouts/Prose.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { loading, sameForEveryVisitor } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/Event.ts'
import { eventData } from './event-data.ts'
import { EventBuyBox } from './EventBuyBox.tsx'
import { productMeta } from './product-meta.ts'
import { useSiteText } from './text.ts'

export const handle = sameForEveryVisitor()

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, school } = loading({ request, context })
  const event = await api.call(getEventPage, { eventSlug: params.slug })
  return { event, origin: new URL(request.url).origin, schoolName: school?.name ?? '' }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { event, origin, schoolName } = loaderData
  const { product } = event
  const address = origin + productPath(product)
  return productMeta({ product, address, origin, schoolName }, (told) =>
    eventData(event, { told, address, schoolName }),
  )
}

export default function Event({ loaderData: { event } }: Route.ComponentProps) {
  const text = useEventText()
  const site = useSiteText()
  const { product } = event
  return (
    <SiteShell>
      <Page>
        {product.status === 'draft' && <Callout tone="caution">{text('draft')}</Callout>}
        <Hero
          kicker={[text('event'), product.category].filter(Boolean).join(' · ')}
          title={product.title}
          intro={product.author && site('by', { name: product.author.name })}
          actions={<EventBuyBox event={event} />}
          aside={
            <Cover title={product.title} image={coverImage(product.cover, '(width < 60rem) 92vw, 40rem')} isFirst />
          }
        />
        {product.description_html && (
          <Section title={text('about')}>
            <Prose html={product.description_html} />
          </Section>
        )}
      </Page>
    </SiteShell>
  )
}
