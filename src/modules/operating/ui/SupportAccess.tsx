import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { ActionButtons } from '#kit/lists/ActionButtons.tsx'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDateTime } from '#platform/i18n/format.ts'
import { useRevalidator } from 'react-router'
import type { OperatedSchool } from '../schools/contract.ts'
import { askForLeave, ASKING_MAX, enterSchool } from '../support/contract.ts'
import { useOperatingText } from './use-text.ts'

/** The way into the panel of a school, where its owners let support in, and the way to ask them where they do not. */
export function SupportAccess({ school: { id, support } }: { school: OperatedSchool }) {
  const text = useOperatingText()
  const api = useApi()
  const { language, timeZone } = useLocale()
  const [isAsking, setAsking] = useState(false)
  if (!support)
    return (
      <div className={common.stack}>
        <p className={common.soft}>{text('noLeave')}</p>
        <div>
          <Button onClick={() => setAsking(true)}>{text('ask')}</Button>
        </div>
        {isAsking && <AskDialog schoolId={id} onClose={() => setAsking(false)} />}
      </div>
    )
  const entering = {
    key: 'enter',
    label: text('enter'),
    consequence: text('enterConsequence'),
    isHarmless: true,
    work: async () => {
      const { link } = await api.call(enterSchool, { id })
      window.location.assign(link)
    },
    goOn: () => undefined,
  }
  const when = formatDateTime(support.expires_at, language, timeZone)
  return (
    <div className={common.stack}>
      <p>
        {text('supportOpen', { name: support.granted_by, when })} <bdi className={common.soft}>{support.reason}</bdi>
      </p>
      <div className={common.row}>
        <ActionButtons actions={[entering]} />
      </div>
    </div>
  )
}

function AskDialog({ schoolId, onClose }: { schoolId: string; onClose: () => void }) {
  const text = useOperatingText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { send, isSending, errorProps } = useSending()
  const ask = (form: HTMLFormElement) =>
    void send(
      () => api.call(askForLeave, { id: schoolId, reason: new FormData(form).get('reason') as string }),
      async () => {
        onClose()
        toast.show(text('asked'))
        await revalidate()
      },
    )
  return (
    <FormDialog
      {...errorProps}
      title={text('askTitle')}
      dismiss={text('cancel')}
      submit={text('send')}
      isSending={isSending}
      onSubmit={ask}
      onClose={onClose}
    >
      <TextArea name="reason" label={text('askReason')} help={text('askHelp')} limit={ASKING_MAX} required />
    </FormDialog>
  )
}
