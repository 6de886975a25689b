import { Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import common from '#kit/common.module.css'
import { Status } from '#kit/feedback/Status.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { type Mute, unmuteStudent } from '../contract.ts'
import { MuteLine } from './MuteLine.tsx'
import styles from './moderation.module.css'
import { useText } from './use-text.ts'
import { onDemand } from '#kit/on-demand.ts'

const MuteDialog = onDemand(async () => (await import('./MuteDialog.tsx')).MuteDialog)

/** Whether a student may write, why not, and how it was before. */
export function StudentMutes({ student, mutes }: { student: { id: string; name: string }; mutes: Mute[] }) {
  const text = useText()
  const api = useApi()
  const showProblem = useProblem()
  const { revalidate } = useRevalidator()
  const [isMuting, setMuting] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const isMuted = mutes.some((mute) => !mute.is_over)

  const unmute = async () => {
    setEnding(true)
    try {
      await api.call(unmuteStudent, { id: student.id })
      await revalidate()
      toast.show(text('unmuted', { name: student.name }))
    } catch (error) {
      showProblem(error)
    } finally {
      setEnding(false)
    }
  }

  return (
    <div className={common.closeStack}>
      <p className={styles.marks}>
        {isMuted ? <Status tone="bad">{text('mutedNow')}</Status> : mutes.length === 0 && text('neverMuted')}
      </p>
      {mutes.length > 0 && (
        <ul className={common.closeStack}>
          {mutes.map((mute) => (
            <MuteLine key={mute.id} mute={mute} />
          ))}
        </ul>
      )}
      <div className={`${common.row} ${styles.actions}`}>
        {isMuted ? (
          <Button busy={isEnding} onClick={() => void unmute()}>
            {text('unmute')}
          </Button>
        ) : (
          <Button onClick={() => setMuting(true)}>{text('mute')}</Button>
        )}
      </div>
      {isMuting && (
        <Suspense>
          <MuteDialog student={student} onMuted={() => void revalidate()} onClose={() => setMuting(false)} />
        </Suspense>
      )}
    </div>
  )
}
