import { useSending } from '#kit/forms/use-sending.ts'
import { Button } from '#kit/actions/Button.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { deleteCode, type EditableCode, resumeCode, stopCode } from '../../codes/contract.ts'
import { useCodesText } from './use-text.ts'

interface CodeActionsProps {
  code: EditableCode
  onChange: () => Promise<void>
  onDeleted: () => void
}

export function CodeActions({ code: { id: codeId, code, state, can }, onChange, onDeleted }: CodeActionsProps) {
  const text = useCodesText()
  const api = useApi()
  const confirm = useConfirm()
  const { send, isSending } = useSending()

  const stop = async () => {
    if (!(await confirm({ consequence: text('stopConsequence', { code }), action: text('stop') }))) return
    await send(async () => {
      await api.call(stopCode, { codeId })
      await onChange()
      toast.show(text('nowStopped'))
    })
  }
  const resume = () =>
    send(async () => {
      await api.call(resumeCode, { codeId })
      await onChange()
      toast.show(text('nowRunning'))
    })
  const remove = async () => {
    if (!(await confirm({ consequence: text('deleteConsequence', { code }), action: text('delete') }))) return
    await send(async () => {
      await api.call(deleteCode, { codeId })
      toast.show(text('deleted'))
      onDeleted()
    })
  }

  return (
    <>
      <LinkButton to={`/home/codes/new?from=${codeId}`}>{text('duplicate')}</LinkButton>
      {state === 'stopped' ? (
        <Button busy={isSending} onClick={() => void resume()}>
          {text('resume')}
        </Button>
      ) : (
        <Button busy={isSending} onClick={() => void stop()}>
          {text('stop')}
        </Button>
      )}
      {can.delete && (
        <Button look="danger" busy={isSending} onClick={() => void remove()}>
          {text('delete')}
        </Button>
      )}
    </>
  )
}
