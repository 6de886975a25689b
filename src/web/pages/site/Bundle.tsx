import { getBundlePage } from '#modules/bundles/contract.ts'
import { BundleParts } from '#modules/bundles/ui/BundleParts.tsx'
import { useBundleText } from '#modules/bundles/ui/use-text.ts'
import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Cover } from '#kit/identity/Cover.tsx'
import { Hero } from '#kit/layouts/Hero.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { Prose } from '#kit/layouts/Prose.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { loading, sameForEveryVisitor } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/Bundle.ts'
import { BundleBuyBox } from './BundleBuyBox.tsx'
import { offerOf, productMeta } from './product-meta.ts'
import { useSiteText } from './text.ts'

export const handle = sameForEveryVisitor()

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, school } = loading({ request, context })
  const bundle = await api.call(getBundlePage, { bundleSlug: params.slug })
  return { bundle, origin: new URL(request.url).origin, schoolName: school?.name ?? '' }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { bundle, origin, schoolName } = loaderData
  const { product } = bundle
  const address = origin + productPath(product)
  return productMeta({ product, address, origin, schoolName }, (told) => ({
    '@type': 'Product',
    ...told,
    ...(product.is_enrollment_enabled ? { offers: offerOf(product, address) } : {}),
  }))
}

export default function Bundle({ loaderData: { bundle } }: Route.ComponentProps) {
  const text = useBundleText()
  const site = useSiteText()
  const { product, parts } = bundle
  return (
    <SiteShell>
      <Page>
        {product.status === 'draft' && <Callout tone="caution">{text('draft')}</Callout>}
        <Hero
          kicker={[text('bundle'), product.category].filter(Boolean).join(' · ')}
          title={product.title}
          intro={[text('counted', { count: parts.length }), product.author && site('by', { name: product.author.name })]
            .filter(Boolean)
            .join(' · ')}
          actions={<BundleBuyBox bundle={bundle} />}
          aside={
            <Cover title={product.title} image={coverImage(product.cover, '(width < 60rem) 92vw, 40rem')} isFirst />
          }
        />
        <Section title={text('inside')}>
          <BundleParts parts={parts} />
        </Section>
        {product.description_html && (
          <Section title={text('about')}>
            <Prose html={product.description_html} />
          </Section>
        )}
      </Page>
    </SiteShell>
  )
}
