import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { getDownloadPage } from '#modules/downloads/contract.ts'
import { OfferedFiles } from '#modules/downloads/ui/OfferedFiles.tsx'
import { useDownloadText } from '#modules/downloads/ui/use-text.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Cover } from '#kit/identity/Cover.tsx'
import { Hero } from '#kit/layouts/Hero.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { Prose } from '#kit/layouts/Prose.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { loading, sameForEveryVisitor } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/Download.ts'
import { DownloadBuyBox } from './DownloadBuyBox.tsx'
import { offerOf, productMeta } from './product-meta.ts'

export const handle = sameForEveryVisitor()

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, school } = loading({ request, context })
  const download = await api.call(getDownloadPage, { downloadSlug: params.slug })
  return { download, origin: new URL(request.url).origin, schoolName: school?.name ?? '' }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { download, origin, schoolName } = loaderData
  const { product } = download
  const address = origin + productPath(product)
  return productMeta({ product, address, origin, schoolName }, (told) => ({
    '@type': 'Product',
    ...told,
    ...(product.is_enrollment_enabled ? { offers: offerOf(product, address) } : {}),
  }))
}

export default function Download({ loaderData: { download } }: Route.ComponentProps) {
  const text = useDownloadText()
  const { product, files } = download
  return (
    <SiteShell>
      <Page>
        {product.status === 'draft' && <Callout tone="caution">{text('draft')}</Callout>}
        <Hero
          kicker={[text('download'), product.category].filter(Boolean).join(' · ')}
          title={product.title}
          intro={[text('counted', { count: files.length }), product.author && text('by', { name: product.author.name })]
            .filter(Boolean)
            .join(' · ')}
          actions={<DownloadBuyBox download={download} />}
          aside={
            <Cover title={product.title} image={coverImage(product.cover, '(width < 60rem) 92vw, 40rem')} isFirst />
          }
        />
        <Section title={text('inside')}>
          <OfferedFiles files={files} />
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
