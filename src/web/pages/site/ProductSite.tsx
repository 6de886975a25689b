import type { ReactNode } from 'react'
import type { ProductPage } from '#modules/catalog/contract.ts'
import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { useProductText } from '#modules/catalog/ui/product-text.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Cover } from '#kit/identity/Cover.tsx'
import { OfferLayout } from '#kit/layouts/OfferLayout.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { Prose } from '#kit/layouts/Prose.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import { OfferBand } from './OfferBand.tsx'

interface ProductSiteProps {
  product: ProductPage
  /** that it is a draft, and what stands above its description */
  words: { draft: string; about: string }
  intro: ReactNode
  /** what it costs and the way to it */
  actions: ReactNode
  /** words of the way to it, and where that leads if not to the checkout; for who has it already there is none */
  way?: { words: string; to?: string } | false
  /** what is in it */
  children?: ReactNode
}

/** The public page of a product that is no course: name, cover and price, what is in it, what it is about. */
export function ProductSite({ product, words, intro, actions, way, children }: ProductSiteProps) {
  const kindText = useProductText()
  return (
    <SiteShell>
      <Page>
        {product.status === 'draft' && <Callout tone="caution">{words.draft}</Callout>}
        <OfferLayout
          kicker={[kindText(product.kind), product.category].filter(Boolean).join(' · ')}
          title={product.title}
          intro={intro}
          picture={
            <Cover title={product.title} image={coverImage(product.cover, '(width < 60rem) 92vw, 30rem')} isFirst />
          }
          offer={actions}
          band={way && product.is_enrollment_enabled && <OfferBand product={product} {...way} />}
        >
          {children}
          {product.description_html && (
            <Section title={words.about}>
              <Prose html={product.description_html} />
            </Section>
          )}
        </OfferLayout>
      </Page>
    </SiteShell>
  )
}
