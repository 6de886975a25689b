import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import { deleteVideo, renewUploadSession, type Video } from '#modules/media/contract.ts'
import { filmQueue } from '#modules/media/ui/films/film-queue.ts'
import { useFilmCheck } from '#modules/media/ui/films/use-film-check.ts'
import { useMediaText } from '#modules/media/ui/use-text.ts'
import { createBlockFilm } from '../../films/contract.ts'
import { nameOfFile } from '../name-of-file.ts'

interface Sending {
  title: string
  /** the film that waits for a file; null where there is to be a new one */
  began: Video | null
  onBegun: (film: Video, file: File) => void
}

/** Sends a file as the film of a block: it goes on while pages change, and is about its video. */
export function useSendingFilm() {
  const text = useMediaText()
  const api = useApi()
  const showProblem = useProblem()
  const check = useFilmCheck()
  const renew = (id: string) => api.call(renewUploadSession, { id })

  return async (file: File, { title: typed, began, onBegun }: Sending): Promise<void> => {
    const [checked] = await check([file])
    if (checked?.refusal) return void toast.error(text('uploadFailed'), checked.refusal)
    const title = typed.trim() || nameOfFile(file.name)
    try {
      const { video, upload } = began
        ? { video: began, upload: await renew(began.id) }
        : await api.call(createBlockFilm, { title })
      filmQueue.add([
        {
          about: video.id,
          file,
          title,
          path: window.location.pathname,
          findRoom: () => Promise.resolve({ video_id: video.id, upload }),
          renew,
          discard: (id) => api.call(deleteVideo, { id }),
        },
      ])
      onBegun(video, file)
    } catch (problem) {
      showProblem(problem)
    }
  }
}
