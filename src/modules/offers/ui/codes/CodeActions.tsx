import { ActionButtons } from '#kit/lists/ActionButtons.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
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
  const stop = {
    key: 'state',
    label: text('stop'),
    consequence: text('stopConsequence', { code }),
    work: () => api.call(stopCode, { codeId }),
    goOn: onChange,
    said: text('nowStopped'),
  }
  const resume = {
    key: 'state',
    label: text('resume'),
    work: () => api.call(resumeCode, { codeId }),
    goOn: onChange,
    said: text('nowRunning'),
  }
  const remove = {
    key: 'delete',
    label: text('delete'),
    look: 'danger' as const,
    consequence: text('deleteConsequence', { code }),
    work: () => api.call(deleteCode, { codeId }),
    goOn: onDeleted,
    said: text('deleted'),
  }
  return (
    <>
      <LinkButton to={`/home/codes/new?from=${codeId}`}>{text('duplicate')}</LinkButton>
      <ActionButtons actions={[state === 'stopped' ? resume : stop, ...(can.delete ? [remove] : [])]} />
    </>
  )
}
