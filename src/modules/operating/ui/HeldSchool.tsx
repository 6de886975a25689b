import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { ActionButtons } from '#kit/lists/ActionButtons.tsx'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDateTime } from '#platform/i18n/format.ts'
import type { OperatedSchool } from '../schools/contract.ts'
import { admitSchool, REFUSAL_MAX, refuseSchool } from '../sign-ups/contract.ts'
import { useOperatingText } from './use-text.ts'

interface HeldSchoolProps {
  school: Pick<OperatedSchool, 'id'>
  since: string
}

/** A school that waits for leave to open, and the two answers. */
export function HeldSchool({ school: { id }, since }: HeldSchoolProps) {
  const text = useOperatingText()
  const api = useApi()
  const { language, timeZone } = useLocale()
  const { revalidate } = useRevalidator()
  const [isRefusing, setRefusing] = useState(false)
  const admission = {
    key: 'admit',
    label: text('admit'),
    work: () => api.call(admitSchool, { id }),
    goOn: () => revalidate(),
    said: text('admitted'),
  }
  return (
    <Callout tone="caution">
      <p>{text('waitsSince', { when: formatDateTime(since, language, timeZone) })}</p>
      <div className={common.row}>
        <ActionButtons actions={[admission]} />
        <Button look="quiet" onClick={() => setRefusing(true)}>
          {text('refuse')}
        </Button>
      </div>
      {isRefusing && <RefuseDialog schoolId={id} onClose={() => setRefusing(false)} />}
    </Callout>
  )
}

function RefuseDialog({ schoolId, onClose }: { schoolId: string; onClose: () => void }) {
  const text = useOperatingText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { send, isSending, errorProps } = useSending()
  const refuse = (form: HTMLFormElement) =>
    void send(
      () => api.call(refuseSchool, { id: schoolId, words: new FormData(form).get('words') as string }),
      async () => {
        onClose()
        toast.show(text('refusedSaid'))
        await revalidate()
      },
    )
  return (
    <FormDialog
      {...errorProps}
      title={text('refuseTitle')}
      dismiss={text('cancel')}
      submit={text('send')}
      isSending={isSending}
      onSubmit={refuse}
      onClose={onClose}
    >
      <TextArea name="words" label={text('refuseWords')} help={text('refuseHelp')} limit={REFUSAL_MAX} required />
    </FormDialog>
  )
}
