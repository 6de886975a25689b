import { useRef, useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import { addFile, addVersion, deleteFile, type DownloadFile, orderFiles, renameFile } from '../contract.ts'
import { sendBytes } from './send-bytes.ts'
import { useTrouble } from './use-trouble.ts'

/** A file on its way into the download. */
export interface Arrival {
  key: number
  file: File
  share: number
  /** why it does not come; null while it does */
  trouble: string | null
}

export interface NewVersion {
  file: File
  note: string
  tellsBuyers: boolean
}

/** The files of a download as they are edited, each thing saved at once. Those that were chosen together come one after the other. */
export function useFiles(downloadId: string, given: DownloadFile[]) {
  const api = useApi()
  const showProblem = useProblem()
  const trouble = useTrouble()
  const [files, setFiles] = useState(given)
  const [arrivals, setArrivals] = useState<Arrival[]>([])
  const [last, waiting] = [useRef(0), useRef(Promise.resolve())]

  const change = (key: number, to: Partial<Arrival>) =>
    setArrivals((all) => all.map((each) => (each.key === key ? { ...each, ...to } : each)))
  const forget = (key: number) => setArrivals((all) => all.filter((each) => each.key !== key))

  async function bring(key: number, file: File) {
    const isWrong = trouble.before(file)
    if (isWrong) return change(key, { trouble: isWrong })
    try {
      const sent_file_id = await sendBytes(api, downloadId, file, (share) => change(key, { share }))
      setFiles((await api.call(addFile, { downloadId, sent_file_id })).data)
      forget(key)
    } catch (problem) {
      const said = trouble.after(problem)
      if (said) return change(key, { trouble: said })
      forget(key)
      showProblem(problem)
    }
  }

  return {
    files,
    arrivals,
    forget,
    add(file: File) {
      const key = ++last.current
      setArrivals((all) => [...all, { key, file, share: 0, trouble: null }])
      waiting.current = waiting.current.then(() => bring(key, file))
    },
    async addVersion(fileId: string, { file, note, tellsBuyers }: NewVersion, onProgress: (share: number) => void) {
      const sent_file_id = await sendBytes(api, downloadId, file, onProgress)
      setFiles((await api.call(addVersion, { downloadId, fileId, sent_file_id, note, tells_buyers: tellsBuyers })).data)
    },
    async rename(fileId: string, title: string) {
      setFiles((await api.call(renameFile, { downloadId, fileId, title })).data)
      toast.saved()
    },
    async order(ids: string[]) {
      const before = files
      setFiles(ids.flatMap((id) => files.find((file) => file.id === id) ?? []))
      try {
        setFiles((await api.call(orderFiles, { downloadId, ids })).data)
        toast.saved()
      } catch (problem) {
        setFiles(before)
        showProblem(problem)
      }
    },
    async remove(fileId: string) {
      try {
        await api.call(deleteFile, { downloadId, fileId })
        setFiles((all) => all.filter(({ id }) => id !== fileId))
      } catch (problem) {
        showProblem(problem)
      }
    },
  }
}
