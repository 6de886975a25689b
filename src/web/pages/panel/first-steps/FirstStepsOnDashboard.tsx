import { useRevalidator } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { bringFirstStepsBack, type FirstStepsShown, putFirstStepsAway } from '#modules/first-steps/contract.ts'
import { useFirstStepsText } from '#modules/first-steps/ui/use-text.ts'
import { FirstStepsList } from './FirstStepsList.tsx'
import { SamplesPart } from './SamplesPart.tsx'

/** Until the last of them, the first sale, is made, or nobody wants to see them any more. */
export function FirstStepsOnDashboard({ shown }: { shown: FirstStepsShown }) {
  const text = useFirstStepsText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { send, isSending } = useSending({ isForm: false })
  const hasSold = shown.steps.some(({ name, is_done: isDone }) => name === 'sale' && isDone)
  if (shown.is_put_away || hasSold) return null
  const bringBack = () =>
    void send(async () => {
      await api.call(bringFirstStepsBack)
      await revalidate()
    })
  const putAway = () =>
    void send(async () => {
      await api.call(putFirstStepsAway)
      await revalidate()
      toast.show(text('hidden'), { action: { label: text('undo'), run: bringBack } })
    })
  return (
    <>
      <FirstStepsList
        shown={shown}
        actions={
          <Button look="quiet" busy={isSending} onClick={putAway}>
            {text('hide')}
          </Button>
        }
      />
      <SamplesPart count={shown.samples_count} />
    </>
  )
}
