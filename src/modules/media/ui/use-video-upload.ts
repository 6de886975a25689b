import { useEffect, useRef, useState } from 'react'
import { ApiProblem } from '#platform/contract/client.ts'
import { useApi } from '#web/kit/api/ApiProvider.tsx'
import { useProblem } from '#web/kit/api/use-problem.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { deleteVideo, renewUploadSession, type VideoUpload } from '../contract.ts'
import { type Sending, sendVideo } from './send-video.ts'
import { timeLeft } from './time-left.ts'
import { unfinishedUpload } from './unfinished-upload.ts'
import { useMediaText } from './use-text.ts'

export interface Room {
  video_id: string
  upload: VideoUpload
}

export interface Upload {
  state: 'starting' | 'uploading' | 'paused' | 'failed'
  file: File
  share: number
  secondsLeft?: number | undefined
}

interface Callbacks {
  onCreate: (file: File) => Promise<Room>
  onStarted?: ((videoId: string) => void) | undefined
  onSent: (videoId: string) => void
}

/** One upload at a time: its progress, and what a person can do about it. */
export function useVideoUpload({ onCreate, onStarted, onSent }: Callbacks) {
  const api = useApi()
  const text = useMediaText()
  const showProblem = useProblem()
  const [upload, setUpload] = useState<Upload | null>(null)
  const sending = useRef<Sending | null>(null)
  const videoId = useRef<string | null>(null)
  useEffect(() => () => sending.current?.pause(), [])

  const change = (more: Partial<Upload>) => setUpload((now) => now && { ...now, ...more })
  const renew = (id: string) => api.call(renewUploadSession, { id })
  const fail = () => {
    change({ state: 'failed' })
    toast.error(text('uploadFailed'), text('somethingWentWrong'))
  }

  const send = async (file: File, id: string, session: VideoUpload) => {
    const guess = timeLeft()
    sending.current = await sendVideo({
      file,
      session,
      renew: () => renew(id),
      onProgress: (sent, total) =>
        change({ state: 'uploading', share: sent / total, secondsLeft: guess(sent, total, Date.now()) }),
      onOffline: () => change({ state: 'paused' }),
      onFailed: fail,
      onSent: () => {
        unfinishedUpload.forget(id)
        setUpload(null)
        toast.saved()
        onSent(id)
      },
    })
    unfinishedUpload.remember(id, file.name)
    onStarted?.(id)
  }

  /** Sends a file as a new video, or as the video `id` that still waits for one. */
  const start = async (file: File, id: string | null) => {
    if (upload && upload.state !== 'failed') return
    if (file.type && !file.type.startsWith('video/')) return toast.error(text('uploadFailed'), text('notAVideo'))
    setUpload({ state: 'starting', file, share: 0 })
    try {
      const room = id ? { video_id: id, upload: await renew(id) } : await onCreate(file)
      videoId.current = room.video_id
      await send(file, room.video_id, room.upload)
    } catch (problem) {
      setUpload(null)
      if (problem instanceof ApiProblem && problem.status === 502)
        return toast.error(text('uploadFailed'), text('videoUnavailable'))
      showProblem(problem)
    }
  }

  return {
    upload,
    start,
    retry: () => upload && void start(upload.file, videoId.current),
    pause() {
      sending.current?.pause()
      change({ state: 'paused', secondsLeft: undefined })
    },
    goOn() {
      sending.current?.goOn()
      change({ state: 'uploading' })
    },
    /** Ends the upload and deletes the video it was for; answers its id. */
    async stop(): Promise<string | null> {
      const id = videoId.current
      await sending.current?.stop().catch(() => undefined)
      setUpload(null)
      if (!id) return null
      unfinishedUpload.forget(id)
      await api.call(deleteVideo, { id })
      return id
    },
  }
}
