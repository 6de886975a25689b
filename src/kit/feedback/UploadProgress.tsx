import { RotateCcw, X } from 'lucide-react'
import { IconButton } from '../actions/IconButton.tsx'
import { useKitText } from '../text/kit-text.ts'
import { useUploadText } from '../text/upload-text.ts'
import { ProgressBar } from './ProgressBar.tsx'
import styles from './UploadProgress.module.css'

interface UploadProgressProps {
  fileName: string
  state: 'preparing' | 'uploading' | 'paused' | 'failed' | 'done'
  /** 0 to 1. */
  share: number
  secondsLeft?: number
  /** Address of a picture of the file. */
  thumbnail?: string
  onCancel?: () => void
  onRetry?: () => void
}

const said = {
  preparing: 'uploadPreparing',
  uploading: 'uploading',
  paused: 'uploadPaused',
  failed: 'uploadFailed',
  done: 'uploadDone',
} as const
const isUnderWay = (state: UploadProgressProps['state']) => state !== 'failed' && state !== 'done'

export function UploadProgress({
  fileName,
  state,
  share,
  secondsLeft,
  thumbnail,
  onCancel,
  onRetry,
}: UploadProgressProps) {
  const text = useKitText()
  const uploadText = useUploadText()
  return (
    <div className={styles.upload} data-state={state}>
      {thumbnail && <img src={thumbnail} alt="" className={styles.thumbnail} />}
      <div className={styles.middle}>
        <span className={styles.name}>{fileName}</span>
        <output className={styles.state}>{uploadText(said[state])}</output>
        {isUnderWay(state) && (
          <ProgressBar label={fileName} share={share} secondsLeft={state === 'uploading' ? secondsLeft : undefined} />
        )}
      </div>
      {state === 'failed' && onRetry && <IconButton label={text('tryAgain')} icon={<RotateCcw />} onClick={onRetry} />}
      {state !== 'done' && onCancel && <IconButton label={text('cancel')} icon={<X />} onClick={onCancel} />}
    </div>
  )
}
