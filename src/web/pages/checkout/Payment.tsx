import { Suspense } from 'react'
import { Link, redirect } from 'react-router'
import { getProductPage, type ProductPage } from '#modules/catalog/contract.ts'
import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { answersDraft, forgetCheckoutKey, giftDraft } from '#modules/checkout/ui/checkout-key.ts'
import { forgetConsents } from '#modules/checkout/ui/kept-consents.ts'
import { writeDraft } from '#kit/drafts/useDraft.ts'
import { pollTransaction, type TransactionState } from '#modules/payments/contract.ts'
import { PaymentProgress } from '#modules/payments/ui/PaymentProgress.tsx'
import { usePaymentText } from '#modules/payments/ui/text.ts'
import { isPaid } from '#modules/payments/vocabulary.ts'
import { onDemand } from '#kit/on-demand.ts'
import { Cover } from '#kit/identity/Cover.tsx'
import { FocusLayout } from '#kit/layouts/FocusLayout.tsx'
import type { Client } from '#platform/contract/client.ts'
import { loading } from '#web/load.ts'
import { PagePreferences } from '#web/shell/PagePreferences.tsx'
import { useShellText } from '#web/shell/text.ts'
import { SITE_KINDS } from '../site/kinds.ts'
import type { Route } from './+types/Payment.ts'

const UpsellPart = onDemand(async () => (await import('#modules/checkout/ui/upsells/UpsellPart.tsx')).UpsellPart)
const UpsellContents = onDemand(async () => (await import('./UpsellContents.tsx')).UpsellContents)

/** Tells, on a reload, that the thanks were seen: then the way is straight to what was bought (commerce §4). */
const SEEN = 'katedra_payment_seen=1'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, school } = loading({ request, context })
  const state = await api.call(pollTransaction, { hash: params.hash }).catch(nothingWhenBankIsDown)
  const wasSeen = request.headers.get('cookie')?.includes(SEEN)
  if (state && isPaid(state.status) && !state.transaction.refund_reason && wasSeen)
    throw redirect(state.transaction.purchase_link)
  const product = state && (await api.call(getProductPage, { slug: slugIn(state) }).catch(() => null))
  const bought = product && {
    title: product.title,
    cover: product.cover,
    kind: product.kind,
    contents: await contentsToShow(api, product),
  }
  return { state, school: school!, bought }
}

/** Of kinds whose thanks show it. */
async function contentsToShow(api: Client, { kind, slug }: ProductPage): Promise<unknown> {
  const { calls, Bought } = SITE_KINDS[kind]
  if (!Bought) return null
  const { contents } = await calls()
  return contents(api, { slug, isAlike: false, asked: null }).catch(() => null)
}

const slugIn = ({ checkoutLink }: TransactionState): string => checkoutLink.split('/')[1] ?? ''

function nothingWhenBankIsDown(problem: unknown): null {
  if ((problem as { init?: { status?: number } }).init?.status === 502) return null
  throw problem
}

export const meta: Route.MetaFunction = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]

export default function PaymentPage({ loaderData: { state, school, bought }, params: { hash } }: Route.ComponentProps) {
  const text = usePaymentText()
  const shellText = useShellText()
  const Bought = bought && SITE_KINDS[bought.kind].Bought
  return (
    <FocusLayout
      school={school}
      footer={
        <>
          <p>
            <Link to="/withdraw">{shellText('withdraw')}</Link>
          </p>
          <PagePreferences />
        </>
      }
    >
      <title>{`${text('payment.title')} · ${school.name}`}</title>
      <PaymentProgress
        key={hash}
        hash={hash}
        initial={state}
        onSettled={finishPurchase}
        picture={bought && <Cover title={bought.title} image={coverImage(bought.cover, '26rem')} isFirst />}
        afterwards={
          <Suspense>
            {Bought && bought.contents !== null && <Bought contents={bought.contents} />}
            <UpsellPart hash={hash} school={school.name} Contents={UpsellContents} />
          </Suspense>
        }
      />
    </FocusLayout>
  )
}

function finishPurchase(state: TransactionState): void {
  const { status, transaction } = state
  const slug = slugIn(state)
  forgetCheckoutKey(slug)
  if (!isPaid(status) || transaction.refund_reason) return
  forgetConsents(slug)
  writeDraft('checkout', '')
  writeDraft(answersDraft(slug), '')
  writeDraft(giftDraft(slug), '')
  document.cookie = `${SEEN}; path=/payment/${transaction.hash}; max-age=86400; samesite=lax`
  const { hash, amount, currency, description } = transaction
  window.dispatchEvent(
    new CustomEvent('katedra:purchase', { detail: { id: hash, amount, currency, title: description } }),
  )
}
