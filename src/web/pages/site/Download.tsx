import { getDownloadPage } from '#modules/downloads/contract.ts'
import { OfferedFiles } from '#modules/downloads/ui/OfferedFiles.tsx'
import { useDownloadText } from '#modules/downloads/ui/use-text.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { loading, sameForEveryVisitor } from '#web/load.ts'
import type { Route } from './+types/Download.ts'
import { asTold } from './as-told.ts'
import { DownloadBuyBox } from './DownloadBuyBox.tsx'
import { siteOf } from './site-of.ts'
import { soldMeta } from './sold-meta.ts'
import { ProductSite } from './ProductSite.tsx'

export const handle = sameForEveryVisitor()

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const visit = loading({ request, context })
  const download = await visit.api.call(getDownloadPage, { downloadSlug: params.slug })
  return { download, told: soldMeta(download.product, siteOf(visit)) }
}

export const meta: Route.MetaFunction = asTold

export default function Download({ loaderData: { download } }: Route.ComponentProps) {
  const text = useDownloadText()
  const { product, files } = download
  return (
    <ProductSite
      product={product}
      words={{ draft: text('draft'), about: text('about') }}
      intro={[text('counted', { count: files.length }), product.author && text('by', { name: product.author.name })]
        .filter(Boolean)
        .join(' · ')}
      actions={<DownloadBuyBox download={download} />}
      way={!download.has_access && { words: text(product.is_free ? 'get' : 'buy') }}
    >
      <Section title={text('inside')}>
        <OfferedFiles files={files} />
      </Section>
    </ProductSite>
  )
}
