import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import common from '#kit/common.module.css'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { deleteVideo, type Video } from '../contract.ts'
import { FilmAsItIs } from './films/FilmAsItIs.tsx'
import { FILMS } from './films/sort-out.ts'
import { FilePicker } from './FilePicker.tsx'
import styles from './media.module.css'
import { SendingVideo } from './SendingVideo.tsx'
import { useMediaText } from './use-text.ts'
import { useUnfinishedUpload } from './use-unfinished-upload.ts'
import { useVideo } from './use-video.ts'
import { useVideoUpload } from './use-video-upload.ts'

interface VideoUploadProps {
  /** what the video is called to its watchers */
  title: string
  /** the one there is, in whatever state */
  video: Video
  /** it was deleted */
  onGone: () => void
}

/** A video that its item has, through all its states: an upload that broke off goes on, and one that failed is sent anew (engagement §4). */
export function VideoUpload({ title, video: initial, onGone }: VideoUploadProps) {
  const text = useMediaText()
  const api = useApi()
  const confirm = useConfirm()
  const showProblem = useProblem()
  const { video, lookAgain } = useVideo(initial.id, initial)
  const sending = useVideoUpload({ onSent: (sent) => void lookAgain(sent) })
  const remove = async () => {
    const consequence = text('deleteVideoConsequence', { title })
    if (!(await confirm({ consequence, action: text('deleteVideo') }))) return
    await api.call(deleteVideo, { id: initial.id }).then(onGone, showProblem)
  }
  const waits = video?.state === 'created' || video?.state === 'uploading'
  const name = useUnfinishedUpload(waits ? initial.id : null)
  const { upload } = sending
  if (upload)
    return (
      <SendingVideo upload={upload} sending={sending} onStop={() => void sending.stop().then(onGone, showProblem)} />
    )

  const hasFailed = video?.state === 'failed'
  return (
    <div className={styles.upload}>
      <FilmAsItIs video={video} title={title} unfinished={name} />
      <div className={common.row}>
        {(waits || hasFailed) && (
          <FilePicker
            label={text(hasFailed ? 'replaceVideo' : 'chooseVideo')}
            accept={FILMS}
            onPick={(file) => void sending.start(file, () => sending.roomOf(initial.id))}
          />
        )}
        <Button look="quiet" onClick={() => void remove()}>
          {text('deleteVideo')}
        </Button>
      </div>
    </div>
  )
}
