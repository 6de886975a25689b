import { useEffect, useRef, useState } from 'react'
import { ApiProblem } from '#platform/contract/client.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { reportError } from '#kit/api/report-error.ts'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import { deleteVideo, renewUploadSession, type VideoUpload } from '../contract.ts'
import type { Room } from './films/film-queue.ts'
import { refusalIn, type Sending, sendVideo } from './send-video.ts'
import { timeLeft } from './time-left.ts'
import { unfinished } from './films/unfinished.ts'
import { useMediaText } from './use-text.ts'

export interface Upload {
  state: 'starting' | 'uploading' | 'paused' | 'failed'
  file: File
  share: number
  secondsLeft?: number | undefined
}

interface Callbacks {
  onStarted?: ((videoId: string) => void) | undefined
  onSent: (videoId: string) => void
  /** nothing could be sent; what was wrong is shown already */
  onNotStarted?: (() => void) | undefined
}

/** One upload at a time: its progress, and what a person can do about it. */
export function useVideoUpload({ onStarted, onSent, onNotStarted }: Callbacks) {
  const api = useApi()
  const { isVideo, sayBrokenOff, sayNotStarted } = useUploadNews()
  const [upload, setUpload] = useState<Upload | null>(null)
  const sending = useRef<Sending | null>(null)
  const videoId = useRef<string | null>(null)
  useEffect(() => () => sending.current?.pause(), [])

  const change = (more: Partial<Upload>) => setUpload((now) => now && { ...now, ...more })
  const renew = (id: string) => api.call(renewUploadSession, { id })
  const roomOf = async (id: string): Promise<Room> => ({ video_id: id, upload: await renew(id) })

  const send = async (file: File, id: string, session: VideoUpload) => {
    const guess = timeLeft()
    sending.current = await sendVideo({
      file,
      session,
      renew: () => renew(id),
      onProgress: (sent, total) =>
        change({ state: 'uploading', share: sent / total, secondsLeft: guess(sent, total, Date.now()) }),
      onOffline: () => change({ state: 'paused' }),
      onFailed: (error) => {
        change({ state: 'failed' })
        sayBrokenOff(error)
      },
      onSent: () => {
        unfinished.forget(id)
        setUpload(null)
        toast.saved()
        onSent(id)
      },
    })
    unfinished.remember(id, file, id)
    onStarted?.(id)
  }

  /** Sends a file into a new room, or into that of a video which still waits for one. */
  const start = async (file: File, findRoom: () => Promise<Room>) => {
    if (upload && upload.state !== 'failed') return
    if (!isVideo(file)) return
    setUpload({ state: 'starting', file, share: 0 })
    try {
      const room = await findRoom()
      videoId.current = room.video_id
      await send(file, room.video_id, room.upload)
    } catch (problem) {
      setUpload(null)
      onNotStarted?.()
      sayNotStarted(problem)
    }
  }

  return {
    upload,
    isVideo,
    roomOf,
    start,
    retry: () => upload && void start(upload.file, () => roomOf(videoId.current ?? '')),
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
      unfinished.forget(id)
      await api.call(deleteVideo, { id })
      return id
    },
  }
}

/** Says why an upload does not begin or broke off. */
function useUploadNews() {
  const text = useMediaText()
  const showProblem = useProblem()
  return {
    /** Whether the file can be one; says so when it is not. */
    isVideo(file: File): boolean {
      const mayBe = !file.type || file.type.startsWith('video/')
      if (!mayBe) toast.error(text('uploadFailed'), text('notAVideo'))
      return mayBe
    },
    sayBrokenOff(error: Error): void {
      // Without an answer it was the network.
      if ('originalResponse' in error && error.originalResponse) reportError(error)
      toast.error(text('uploadFailed'), refusalIn(error) ?? text('somethingWentWrong'))
    },
    sayNotStarted(problem: unknown): void {
      if (problem instanceof ApiProblem && problem.status === 502)
        toast.error(text('uploadFailed'), text('videoUnavailable'))
      else showProblem(problem)
    },
  }
}
