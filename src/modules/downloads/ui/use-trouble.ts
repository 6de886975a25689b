import { ApiProblem } from '#platform/contract/client.ts'
import { FILE_MAX_BYTES, FILE_MAX_MEGABYTES } from '../vocabulary.ts'
import { useDownloadPanelText } from './panel-text.ts'

/** What is wrong with a file, or went wrong with it, in words; undefined for what concerns no file. */
export function useTrouble() {
  const text = useDownloadPanelText()
  const tooBig = text('tooBig', { size: FILE_MAX_MEGABYTES / 1024 })
  return {
    before(file: File): string | undefined {
      if (file.size === 0) return text('emptyFile')
      return file.size > FILE_MAX_BYTES ? tooBig : undefined
    },
    after(problem: unknown): string | undefined {
      if (!(problem instanceof ApiProblem)) return undefined
      if (problem.status === 413) return tooBig
      return Object.values(problem.fields)[0]?.[0] ?? (problem.status === 507 ? problem.message : undefined)
    },
  }
}
