import { Suspense, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import inner from '#kit/inner.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { publishProduct } from '#modules/catalog/contract.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import type { FirstStepsShown } from '#modules/first-steps/contract.ts'
import { useFirstStepsText } from '#modules/first-steps/ui/use-text.ts'
import type { StepName } from '#modules/first-steps/vocabulary.ts'
import { PANEL_KINDS } from '../products/kinds.ts'
import styles from './first-steps.module.css'

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
  const [isAsking, setAsking] = useState(false)
  const { send, isSending } = useSending({ isForm: false })
  if (!product) return <p className={common.note}>{text('publishNothing')}</p>
  const { id: productId, kind } = product
  const { PublishDialog } = PANEL_KINDS[kind]
  const missing = product.is_free
    ? []
    : steps.filter(({ name, is_done: isDone }) => !isDone && BEFORE_MONEY.some((each) => each === name))
  if (missing.length > 0)
    return (
      <div>
        <p className={common.note}>{text('notYet')}</p>
        <ul className={styles.missing}>
          {missing.map(({ name }) => (
            <li key={name}>
              <button type="button" className={inner.act} onClick={() => onOpen(name)}>
                {text(name)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    )
  const publish = () =>
    send(async () => {
      await api.call(publishProduct, { productId })
      await onDone()
      toast.show(text('published'))
    })
  return (
    <div className={common.row}>
      <Button look="primary" busy={isSending} onClick={() => (PublishDialog ? setAsking(true) : void publish())}>
        {text('publishDo')}
      </Button>
      <LinkButton to={editorPath({ kind, id: productId })}>{text('toProduct')}</LinkButton>
      {PublishDialog && isAsking && (
        <Suspense>
          <PublishDialog product={product} onPublished={onDone} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}
