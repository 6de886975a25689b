import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import { Switch } from '#kit/fields/Switch.tsx'
import inner from '#kit/inner.module.css'
import { textOf } from '#kit/text/text-of.ts'
import { setAdminMails } from '../admin-mails/contract.ts'
import type { AdminMail } from '../admin-mails/vocabulary.ts'
import styles from './admin-mails.module.css'

const useAdminMailsText = textOf(
  () => import('../messages/admin-mails-en.ts'),
  () => import('../messages/admin-mails-pl.ts'),
)

/** Of what happens in their school admins are told by mail, each kind with a switch that takes effect at once. */
export function AdminMailPreferences({ offered, wanted: given }: { offered: AdminMail[]; wanted: AdminMail[] }) {
  const text = useAdminMailsText()
  const api = useApi()
  const showProblem = useProblem()
  const [wanted, setWanted] = useState(given)
  const toggle = async (kind: AdminMail, isOn: boolean) => {
    const after = (before: AdminMail[], on: boolean) => [
      ...before.filter((each) => each !== kind),
      ...(on ? [kind] : []),
    ]
    setWanted((before) => after(before, isOn))
    try {
      await api.call(setAdminMails, { kind, wanted: isOn })
      toast.saved()
    } catch (error) {
      setWanted((before) => after(before, !isOn))
      showProblem(error)
    }
  }
  return (
    <fieldset className={`${inner.set} ${styles.preferences}`}>
      <legend>{text('heading')}</legend>
      {offered.map((kind) => (
        <Switch
          key={kind}
          name={kind}
          label={text(kind)}
          help={text(`${kind}_help`)}
          checked={wanted.includes(kind)}
          onChange={({ currentTarget: { checked } }) => void toggle(kind, checked)}
        />
      ))}
    </fieldset>
  )
}
