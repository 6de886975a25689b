import type { ReactNode } from 'react'
import type { ProductPage } from '#modules/catalog/contract.ts'
import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Cover } from '#kit/identity/Cover.tsx'
import { Hero } from '#kit/layouts/Hero.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { Prose } from '#kit/layouts/Prose.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { SiteShell } from '#web/shell/SiteShell.tsx'

interface ProductSiteProps {
  product: ProductPage
  /** what it is called, that it is a draft, and what stands above its description */
  words: { kind: string; draft: string; about: string }
  intro: ReactNode
  /** what it costs and the way to it */
  actions: ReactNode
  /** what is in it */
  children?: ReactNode
}

/** The public page of a product that is no course: name, cover and price, what is in it, what it is about. */
export function ProductSite({ product, words, intro, actions, children }: ProductSiteProps) {
  return (
    <SiteShell>
      <Page>
        {product.status === 'draft' && <Callout tone="caution">{words.draft}</Callout>}
        <Hero
          kicker={[words.kind, product.category].filter(Boolean).join(' · ')}
          title={product.title}
          intro={intro}
          actions={actions}
          aside={
            <Cover title={product.title} image={coverImage(product.cover, '(width < 60rem) 92vw, 40rem')} isFirst />
          }
        />
        {children}
        {product.description_html && (
          <Section title={words.about}>
            <Prose html={product.description_html} />
          </Section>
        )}
      </Page>
    </SiteShell>
  )
}
