import { getBundlePage } from '#modules/bundles/contract.ts'
import { BundleParts } from '#modules/bundles/ui/BundleParts.tsx'
import { useBundleText } from '#modules/bundles/ui/use-text.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { loading, sameForEveryVisitor } from '#web/load.ts'
import type { Route } from './+types/Bundle.ts'
import { asTold } from './as-told.ts'
import { BundleBuyBox } from './BundleBuyBox.tsx'
import { siteOf } from './site-of.ts'
import { soldMeta } from './sold-meta.ts'
import { ProductSite } from './ProductSite.tsx'
import { useSiteText } from './text.ts'

export const handle = sameForEveryVisitor()

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const visit = loading({ request, context })
  const bundle = await visit.api.call(getBundlePage, { bundleSlug: params.slug })
  return { bundle, told: soldMeta(bundle.product, siteOf(visit)) }
}

export const meta: Route.MetaFunction = asTold

export default function Bundle({ loaderData: { bundle } }: Route.ComponentProps) {
  const text = useBundleText()
  const site = useSiteText()
  const { product, parts } = bundle
  return (
    <ProductSite
      product={product}
      words={{ draft: text('draft'), about: text('about') }}
      intro={[text('counted', { count: parts.length }), product.author && site('by', { name: product.author.name })]
        .filter(Boolean)
        .join(' · ')}
      actions={<BundleBuyBox bundle={bundle} />}
      way={!bundle.has_all && { words: text(product.is_free ? 'get' : 'buy') }}
    >
      <Section title={text('inside')}>
        <BundleParts parts={parts} />
      </Section>
    </ProductSite>
  )
}
