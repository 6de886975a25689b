import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { deleteProduct, type EditableProduct } from '../contract.ts'
import type { ProductKind } from '../vocabulary.ts'
import { useCatalogText } from './use-text.ts'
import { useSending } from '#kit/forms/use-sending.ts'

interface DeleteProductProps {
  product: EditableProduct
  onDone: (outcome: 'deleted' | 'hidden') => void
}

const WORDS = {
  title: 'deleteTitle',
  text: 'deleteText',
  action: 'delete',
  consequence: 'deleteConsequence',
} as const
const BUNDLE_WORDS = {
  title: 'deleteBundleTitle',
  text: 'deleteBundleText',
  action: 'deleteBundle',
  consequence: 'deleteBundleConsequence',
} as const
const EVENT_WORDS = {
  title: 'deleteEventTitle',
  text: 'deleteEventText',
  action: 'deleteEvent',
  consequence: 'deleteEventConsequence',
} as const
const DOWNLOAD_WORDS = {
  title: 'deleteDownloadTitle',
  text: 'deleteDownloadText',
  action: 'deleteDownload',
  consequence: 'deleteDownloadConsequence',
} as const
const COMMUNITY_WORDS = {
  title: 'deleteCommunityTitle',
  text: 'deleteCommunityText',
  action: 'deleteCommunity',
  consequence: 'deleteCommunityConsequence',
} as const
const MEMBERSHIP_WORDS = {
  title: 'deleteMembershipTitle',
  text: 'deleteMembershipText',
  action: 'deleteMembership',
  consequence: 'deleteMembershipConsequence',
} as const
const CONSULTATION_WORDS = {
  title: 'deleteConsultationTitle',
  text: 'deleteConsultationText',
  action: 'deleteConsultation',
  consequence: 'deleteConsultationConsequence',
} as const
type OwnWords =
  | typeof MEMBERSHIP_WORDS
  | typeof BUNDLE_WORDS
  | typeof COMMUNITY_WORDS
  | typeof CONSULTATION_WORDS
  | typeof DOWNLOAD_WORDS
  | typeof EVENT_WORDS
const OWN_WORDS: { [kind in ProductKind]?: OwnWords } = {
  bundle: BUNDLE_WORDS,
  community: COMMUNITY_WORDS,
  consultation: CONSULTATION_WORDS,
  download: DOWNLOAD_WORDS,
  live_event: EVENT_WORDS,
  membership: MEMBERSHIP_WORDS,
}

/** Asks for the word DELETE first (commerce §5). */
export function DeleteProduct({ product, onDone }: DeleteProductProps) {
  const text = useCatalogText()
  const api = useApi()
  const confirm = useConfirm()
  const { send, isSending } = useSending({ isForm: false })
  const { id: productId, kind, title } = product
  const words = OWN_WORDS[kind] ?? WORDS

  const remove = async () => {
    const question = { consequence: text(words.consequence, { title }), action: text(words.action), word: 'DELETE' }
    if (!(await confirm(question))) return
    await send(async () => {
      const { outcome } = await api.call(deleteProduct, { productId })
      toast.show(text(outcome === 'deleted' ? 'wasDeleted' : 'wasHidden'))
      onDone(outcome)
    })
  }

  return (
    <section className={common.danger} aria-labelledby="delete-product">
      <h2 id="delete-product">{text(words.title)}</h2>
      <p className={common.soft}>{text(words.text)}</p>
      <Button look="danger" busy={isSending} onClick={() => void remove()}>
        {text(words.action)}
      </Button>
    </section>
  )
}
