import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useMemo, useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import { SECOND } from '#platform/clock.ts'
import { chooseFrame, deleteStill, drawFrames, setStill, type Video } from '../../contract.ts'
import { filmBeside } from '../captions/film-beside.ts'
import { sendImage } from '../upload-image.ts'
import { useSendingImage } from '../use-image-upload.ts'
import { useVideo } from '../use-video.ts'
import { useStillText } from './use-still-text.ts'

export interface Frame {
  milliseconds: number
  url: string
}

/** The picture that a film is shown by, as it is now, and the ways to another. */
export function useStill(initial: Video, filmPlace: RefObject<HTMLElement | null>) {
  const text = useStillText()
  const api = useApi()
  const queries = useQueryClient()
  const showProblem = useProblem()
  const { video } = useVideo(initial.id, initial)
  const film = useMemo(() => filmBeside(filmPlace), [filmPlace])
  const [frames, setFrames] = useState<Frame[] | 'drawing' | null>(null)
  const [isChanging, setChanging] = useState(false)
  const { id, poster_url: poster, has_own_still: isOwn } = video ?? initial

  const shown = (changed: Video) => {
    queries.setQueryData(['video', id], changed)
    toast.saved()
  }
  const change = async (asked: () => Promise<Video>) => {
    setChanging(true)
    await asked().then(shown, showProblem)
    setChanging(false)
  }
  const choose = ({ milliseconds }: Frame) => change(() => api.call(chooseFrame, { id, milliseconds }))
  const uploading = useSendingImage({
    context: 'still',
    upload: async (file, tell) => {
      const path = await sendImage(api, file, 'still', tell)
      return api.call(setStill, { id, path })
    },
    onUploaded: shown,
  })
  const openFrames = async () => {
    setFrames('drawing')
    try {
      setFrames((await api.call(drawFrames, { id })).data)
    } catch (error) {
      setFrames(null)
      showProblem(error)
    }
  }
  const takeMoment = async () => {
    const moment = await film.moment()
    if (moment === null) return toast.show(text('noMoment'))
    await change(async () => {
      const [frame] = (await api.call(drawFrames, { id, second: moment / SECOND })).data
      return api.call(chooseFrame, { id, milliseconds: frame!.milliseconds })
    })
  }
  return {
    /** null: there is none before something can be played */
    poster,
    isOwn,
    /** to choose from; null while nobody has asked for them */
    frames,
    isChanging,
    uploading,
    choose,
    takeMoment,
    openFrames,
    closeFrames: () => setFrames(null),
    makeAutomatic: () => change(() => api.call(deleteStill, { id })),
  }
}
