import { Button } from '#kit/actions/Button.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import inner from '#kit/inner.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { publishProduct } from '#modules/catalog/contract.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import type { FirstStepsShown } from '#modules/first-steps/contract.ts'
import { useFirstStepsText } from '#modules/first-steps/ui/use-text.ts'
import type { StepName } from '#modules/first-steps/vocabulary.ts'
import { PANEL_KINDS } from '../products/kinds.ts'

/** Without these nothing is sold for money. */
const BEFORE_MONEY = ['seller', 'terms', 'account'] as const

interface PublishHereProps {
  shown: FirstStepsShown
  onDone: () => Promise<void>
  onOpen: (name: StepName) => void
}

/** Publishes the product that was made first, or says what stands in the way of that. */
export function PublishHere({ shown: { product, steps }, onDone, onOpen }: PublishHereProps) {
  const text = useFirstStepsText()
  const api = useApi()
  const confirm = useConfirm()
  const { send, isSending } = useSending({ isForm: false })
  if (!product) return <p className={common.note}>{text('publishNothing')}</p>
  const { id: productId, kind, title } = product
  const missing = product.is_free
    ? []
    : steps.filter(({ name, is_done: isDone }) => !isDone && BEFORE_MONEY.some((each) => each === name))
  if (missing.length > 0)
    return (
      <p>
        {text('notYet')}{' '}
        {missing.map(({ name }, nth) => (
          <span key={name}>
            {nth > 0 && ' · '}
            <button type="button" className={inner.act} onClick={() => onOpen(name)}>
              {text(name)}
            </button>
          </span>
        ))}
      </p>
    )
  const publish = () =>
    send(async () => {
      const { isEmpty, contents } = PANEL_KINDS[kind]
      const question = {
        consequence: text('emptyConsequence', { title }),
        action: text('publishAnyway'),
        isDangerous: false,
      }
      if (isEmpty?.(await contents(api, productId)) && !(await confirm(question))) return
      await api.call(publishProduct, { productId })
      await onDone()
      toast.show(text('published'))
    })
  return (
    <div className={common.row}>
      <Button look="primary" busy={isSending} onClick={() => void publish()}>
        {text('publishDo')}
      </Button>
      <LinkButton to={editorPath({ kind, id: productId })}>{text('toProduct')}</LinkButton>
    </div>
  )
}
