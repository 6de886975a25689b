import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Awaiting } from '#modules/closing/ui/Awaiting.tsx'
import { ClosingFields } from '#modules/closing/ui/ClosingFields.tsx'
import { PlannedClosing } from '#modules/closing/ui/PlannedClosing.tsx'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { ActionButtons } from '#kit/lists/ActionButtons.tsx'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { callOffSchoolClosing, planSchoolClosing, reopenSchool } from '../closing/contract.ts'
import type { OperatedSchool } from '../schools/contract.ts'
import { useOperatingText } from './use-text.ts'

/** Whether and when a school closes, and what an operator can do about it. */
export function SchoolClosing({ school: { id, outlook } }: { school: OperatedSchool }) {
  const text = useOperatingText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [isPlanning, setPlanning] = useState(false)
  const { closing, awaiting } = outlook
  const callingOff = {
    key: 'call-off',
    label: text('callOff'),
    consequence: text('callOffConsequence'),
    isHarmless: true,
    work: () => api.call(callOffSchoolClosing, { id }),
    goOn: () => revalidate(),
    said: text('calledOff'),
  }
  const reopening = {
    key: 'reopen',
    label: text('reopen'),
    consequence: text('reopenConsequence'),
    isHarmless: true,
    work: () => api.call(reopenSchool, { id }),
    goOn: () => revalidate(),
    said: text('reopened'),
  }
  const mayCallOff = closing?.closed_at === null
  const actions = mayCallOff ? [callingOff] : closing?.can_be_reopened ? [reopening] : []
  return (
    <div className={common.stack}>
      {closing ? (
        <PlannedClosing closing={closing} outlook={outlook} isOperator>
          {actions.length > 0 && <ActionButtons actions={actions} />}
        </PlannedClosing>
      ) : (
        <>
          <p className={common.soft}>{text('closingIntro')}</p>
          <div>
            <Button onClick={() => setPlanning(true)}>{text('planClosing')}</Button>
          </div>
        </>
      )}
      <Awaiting awaiting={awaiting} isOperator />
      {isPlanning && <PlanDialog schoolId={id} outlook={outlook} onClose={() => setPlanning(false)} />}
    </div>
  )
}

interface PlanDialogProps {
  schoolId: string
  outlook: OperatedSchool['outlook']
  onClose: () => void
}

function PlanDialog({ schoolId, outlook, onClose }: PlanDialogProps) {
  const text = useOperatingText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { send, isSending, errorProps } = useSending()
  const plan = (form: HTMLFormElement) => {
    const typed = new FormData(form)
    const said = (name: string) => typed.get(name) as string
    void send(
      () => api.call(planSchoolClosing, { id: schoolId, closes_on: said('closes_on'), words: said('words') }),
      async () => {
        onClose()
        toast.show(text('planned'))
        await revalidate()
      },
    )
  }
  return (
    <FormDialog
      {...errorProps}
      title={text('planTitle')}
      dismiss={text('cancel')}
      submit={text('plan')}
      isSending={isSending}
      onSubmit={plan}
      onClose={onClose}
    >
      <ClosingFields {...outlook} />
    </FormDialog>
  )
}
