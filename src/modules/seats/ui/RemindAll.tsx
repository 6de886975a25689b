import { Bell } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
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
  const showProblem = useProblem()
  const [isSending, setSending] = useState(false)
  const label = text('remindAll', { count })
  const send = async () => {
    if (!(await confirm({ consequence: text('remindConsequence', { count }), action: label, isDangerous: false })))
      return
    setSending(true)
    try {
      const { reminded } = await api.call(remindAll, { courseId })
      toast.show(text('reminded', { count: reminded }))
    } catch (error) {
      showProblem(error)
    }
    await onChanged()
    setSending(false)
  }
  return (
    <div className={styles.remind}>
      <p className={styles.soft}>{text('remindHint')}</p>
      <Button icon={<Bell />} busy={isSending} onClick={() => void send()}>
        {label}
      </Button>
    </div>
  )
}
