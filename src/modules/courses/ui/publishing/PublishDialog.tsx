import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { ErrorState } from '#kit/feedback/ErrorState.tsx'
import { Skeleton } from '#kit/feedback/Skeleton.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { publishProduct } from '#modules/catalog/contract.ts'
import type { PublishDialogProps } from '#modules/catalog/ui/panel-kind.tsx'
import { ChecklistLines } from './ChecklistLines.tsx'
import styles from './publishing.module.css'
import { isAllDone, isHindered, useChecklist } from './use-checklist.ts'
import { usePublishingText } from './use-text.ts'

/** What the course has and lacks, and below it the act: what publishing would be refused for cannot be pressed away. */
export function PublishDialog({ product: { id: productId, title }, onPublished, onClose }: PublishDialogProps) {
  const text = usePublishingText()
  const api = useApi()
  const { send, isSending } = useSending({ isForm: false })
  const { lines, error, retry } = useChecklist(productId)
  const isReady = lines !== undefined && isAllDone(lines)
  const isBarred = lines === undefined || isHindered(lines)
  const publish = () =>
    send(async () => {
      await api.call(publishProduct, { productId })
      await onPublished()
      onClose()
      toast.show(text('published'))
    })
  return (
    <Dialog
      title={text('title', { title })}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button look="primary" busy={isSending} disabled={isBarred} onClick={() => void publish()}>
            {text(isReady || isBarred ? 'publish' : 'publishAnyway')}
          </Button>
        </>
      }
    >
      {error ? (
        <ErrorState onRetry={retry} />
      ) : lines ? (
        <>
          <p>{text(isReady ? 'allDone' : isBarred ? 'blocked' : 'advice')}</p>
          <ChecklistLines lines={lines} onLeave={onClose} />
        </>
      ) : (
        <div aria-busy="true" className={styles.waiting}>
          <Skeleton lines={8} />
        </div>
      )}
    </Dialog>
  )
}
