import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { deleteVideo, type Video } from '../contract.ts'
import { FilePicker } from './FilePicker.tsx'
import styles from './media.module.css'
import { SendingVideo } from './SendingVideo.tsx'
import { useMediaText } from './use-text.ts'
import { useUnfinishedUpload } from './use-unfinished-upload.ts'
import { isBeingPrepared, useVideo } from './use-video.ts'
import { type Room, useVideoUpload } from './use-video-upload.ts'
import { VideoPreparing } from './VideoPreparing.tsx'
import { VideoPlayer } from './VideoPlayer.tsx'

interface VideoUploadProps {
  /** what the video is called to its watchers, such as the lecture's title */
  title: string
  /** the one there is, in whatever state */
  video: Video | null
  /** asks the item the video belongs to for room for it */
  onCreate: (file: File) => Promise<Room>
  /** the upload runs, so the item can be saved */
  onStarted?: (videoId: string) => void
  /** takes the video off its item, where others may show it too; otherwise it is deleted */
  onDelete?: () => Promise<unknown>
  /** the video as it is now, each time it changes; null when it was deleted */
  onChange?: (video: Video | null) => void
}

/** Sends a video and shows it through all its states (engagement §4, commerce §5). */
export function VideoUpload({ title, video: initial, onCreate, onStarted, onDelete, onChange }: VideoUploadProps) {
  const text = useMediaText()
  const api = useApi()
  const confirm = useConfirm()
  const showProblem = useProblem()
  const [id, setId] = useState(initial?.id ?? null)
  const { video, lookAgain } = useVideo(id, initial)
  const sending = useVideoUpload({
    onStarted: (started) => {
      setId(started)
      onStarted?.(started)
    },
    onSent: (sent) => void lookAgain(sent),
  })
  const state = video?.state
  const tellState = useEffectEvent((reached: typeof state) => {
    if (video && reached !== initial?.state) onChange?.(video)
  })
  useEffect(() => tellState(state), [state])

  const forget = () => {
    setId(null)
    onChange?.(null)
  }
  const remove = async () => {
    const consequence = text('deleteVideoConsequence', { title })
    if (!video || !(await confirm({ consequence, action: text('deleteVideo') }))) return
    const deleted = onDelete ? onDelete() : api.call(deleteVideo, { id: video.id })
    await deleted.then(forget, showProblem)
  }
  const waits = video?.state === 'created' || video?.state === 'uploading'
  const unfinished = useUnfinishedUpload(waits ? video.id : null)
  const { upload } = sending
  if (upload)
    return (
      <SendingVideo upload={upload} sending={sending} onStop={() => void sending.stop().then(forget, showProblem)} />
    )

  const hasFailed = video?.state === 'failed'
  const deleteButton = video && (
    <Button look="quiet" onClick={() => void remove()}>
      {text('deleteVideo')}
    </Button>
  )
  return (
    <div className={styles.upload}>
      {video && isBeingPrepared(video) && <VideoPreparing video={video} />}
      {video?.embed_url && <VideoPlayer video={video} title={title} />}
      {hasFailed && (
        <Callout tone="bad" isNews>
          {text(`failure.${video.failure ?? 'interrupted'}`)}
        </Callout>
      )}
      {unfinished && <Callout tone="caution">{text('goOnWith', { name: unfinished })}</Callout>}
      {!video && <p className={styles.help}>{text('videoHelp')}</p>}
      <div className={common.row}>
        {(!video || waits || hasFailed) && (
          <FilePicker
            label={text(hasFailed ? 'replaceVideo' : 'chooseVideo')}
            accept="video/*,.mkv,.mts,.m2ts"
            onPick={(file) => void sending.start(file, () => (video ? sending.roomOf(video.id) : onCreate(file)))}
          />
        )}
        {deleteButton}
      </div>
    </div>
  )
}
