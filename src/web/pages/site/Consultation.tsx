import { Suspense } from 'react'
import { getConsultationPage, listSlots } from '#modules/consultations/contract.ts'
import { choosePath } from '#modules/consultations/paths/vocabulary.ts'
import { useConsultationText } from '#modules/consultations/ui/use-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Consultation.ts'
import { asTold } from './as-told.ts'
import { ConsultationPrices } from './ConsultationPrices.tsx'
import { siteOf } from './site-of.ts'
import { soldMeta } from './sold-meta.ts'
import { ProductSite } from './ProductSite.tsx'
import styles from './site.module.css'
import { useSiteText } from './text.ts'

const ConsultationFacts = onDemand(
  async () => (await import('#modules/consultations/ui/ConsultationFacts.tsx')).ConsultationFacts,
)
const SlotPicker = onDemand(async () => (await import('#modules/consultations/ui/SlotPicker.tsx')).SlotPicker)

/** Made for each who asks: what is free turns with the time and with whoever books. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const visit = loading({ request, context })
  const { searchParams } = new URL(request.url)
  const consultationSlug = params.slug
  const from = searchParams.get('from') ?? undefined
  const consultation = await visit.api.call(getConsultationPage, { consultationSlug })
  const free = await visit.api.call(listSlots, { consultationSlug, from })
  return { consultation, free, told: soldMeta(consultation.product, siteOf(visit)) }
}

export const meta: Route.MetaFunction = asTold

export default function Consultation({ loaderData: { consultation, free } }: Route.ComponentProps) {
  const text = useConsultationText()
  const site = useSiteText()
  const { product, waiting_grant_id: waiting } = consultation
  return (
    <ProductSite
      product={product}
      words={{ draft: text('draft'), about: text('about') }}
      intro={product.author && site('by', { name: product.author.name })}
      actions={
        <div className={styles.buy}>
          <Suspense>
            <ConsultationFacts consultation={consultation} />
          </Suspense>
          <ConsultationPrices product={product} />
          {waiting && (
            <>
              <p className={common.note}>{text('hasWaiting')}</p>
              <LinkButton look="primary" wide to={choosePath(waiting)}>
                {text('toChoose')}
              </LinkButton>
            </>
          )}
        </div>
      }
      way={{ words: text('times'), to: '#times' }}
    >
      <Section id="times" title={text('times')}>
        {product.is_enrollment_enabled ? (
          <Suspense>
            <SlotPicker
              free={free}
              way={{ to: ({ starts_at }) => `/${product.slug}/checkout?${new URLSearchParams({ slot: starts_at })}` }}
            />
          </Suspense>
        ) : (
          <p className={common.note}>{text('closed')}</p>
        )}
      </Section>
    </ProductSite>
  )
}
