import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { UploadProgress } from '#kit/feedback/UploadProgress.tsx'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import styles from './media.module.css'
import { useMediaText } from './use-text.ts'
import type { Upload, useVideoUpload } from './use-video-upload.ts'

interface SendingVideoProps {
  upload: Upload
  sending: Pick<ReturnType<typeof useVideoUpload>, 'pause' | 'goOn' | 'retry'>
  onStop: () => void
}

export function SendingVideo({ upload, sending, onStop }: SendingVideoProps) {
  const text = useMediaText()
  const confirm = useConfirm()
  const { file, state, share, secondsLeft } = upload
  const stop = async () => {
    const consequence = text('stopUploadConsequence', { name: file.name })
    if (await confirm({ consequence, action: text('stopUpload') })) onStop()
  }
  return (
    <div className={styles.upload}>
      <UploadProgress
        fileName={file.name}
        state={state === 'starting' ? 'uploading' : state}
        share={share}
        {...(secondsLeft === undefined ? {} : { secondsLeft })}
        onRetry={sending.retry}
      />
      <div className={common.row}>
        {state === 'uploading' && <Button onClick={sending.pause}>{text('pause')}</Button>}
        {state === 'paused' && <Button onClick={sending.goOn}>{text('goOn')}</Button>}
        {state !== 'starting' && (
          <Button look="quiet" onClick={() => void stop()}>
            {text('stopUpload')}
          </Button>
        )}
      </div>
    </div>
  )
}
