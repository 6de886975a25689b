import { Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { Status } from '#kit/feedback/Status.tsx'
import type { Mute } from '../contract.ts'
import { MuteLine } from './MuteLine.tsx'
import styles from './moderation.module.css'
import { useText } from './use-text.ts'
import { useUnmuting } from './use-unmuting.ts'
import { onDemand } from '#kit/on-demand.ts'

const MuteDialog = onDemand(async () => (await import('./MuteDialog.tsx')).MuteDialog)

/** Whether a student may write, why not, and how it was before. */
export function StudentMutes({ student, mutes }: { student: { id: string; name: string }; mutes: Mute[] }) {
  const text = useText()
  const { revalidate } = useRevalidator()
  const { unmute, isEnding } = useUnmuting(student)
  const [isMuting, setMuting] = useState(false)
  const isMuted = mutes.some((mute) => !mute.is_over)

  return (
    <div className={common.closeStack}>
      <p className={styles.marks}>
        {isMuted ? (
          <Status tone="bad">{text('mutedNow')}</Status>
        ) : (
          mutes.length === 0 && <span>{text('neverMuted')}</span>
        )}
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
