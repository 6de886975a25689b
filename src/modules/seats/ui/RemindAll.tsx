import { Bell } from 'lucide-react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import inner from '#kit/inner.module.css'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { remindAll } from '../contract.ts'
import styles from './seats.module.css'
import { useSeatsText } from './use-text.ts'

interface RemindAllProps {
  courseId: string
  /** how many there are to be reminded */
  count: number
  onChanged: () => Promise<void>
}

/** One mail to each who has not accepted or not begun. */
export function RemindAll({ courseId, count, onChanged }: RemindAllProps) {
  const text = useSeatsText()
  const api = useApi()
  const confirm = useConfirm()
  const { send, isSending } = useSending({ isForm: false })
  const label = text('remindAll', { count })
  const remind = async () => {
    if (!(await confirm({ consequence: text('remindConsequence', { count }), action: label, isDangerous: false })))
      return
    await send(async () => {
      const { reminded } = await api.call(remindAll, { courseId })
      toast.show(text('reminded', { count: reminded }))
    })
    await onChanged()
  }
  return (
    <div className={`${inner.ends} ${styles.remind}`}>
      <p className={common.soft}>{text('remindHint')}</p>
      <Button icon={<Bell />} busy={isSending} onClick={() => void remind()}>
        {label}
      </Button>
    </div>
  )
}
