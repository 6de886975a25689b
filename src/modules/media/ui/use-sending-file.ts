import { useState } from 'react'
import { useProblem } from '#kit/api/use-problem.ts'
import { ApiProblem } from '#platform/contract/client.ts'

interface SendingFile {
  maxMegabytes: number
  words: { tooBig: string; empty?: string }
}

/** One file that is sent as it is chosen: how far it is, or why it was refused; what concerns no file is a toast. */
export function useSendingFile({ maxMegabytes, words: { tooBig, empty } }: SendingFile) {
  const showProblem = useProblem()
  const [sending, setSending] = useState<{ file: File; share: number } | null>(null)
  const [error, setError] = useState<string | null>(null)

  const tell = (problem: unknown) => {
    const said = problem instanceof ApiProblem ? Object.values(problem.fields)[0]?.[0] : undefined
    if (problem instanceof ApiProblem && problem.status === 413) setError(tooBig)
    else if (said) setError(said)
    else showProblem(problem)
  }
  return {
    sending,
    error,
    /** what went wrong with a file that was sent before */
    tell,
    /** One at a time. */
    async send(file: File, work: (onProgress: (share: number) => void) => Promise<void>): Promise<void> {
      if (sending) return
      if (empty !== undefined && file.size === 0) return setError(empty)
      if (file.size > maxMegabytes * 1024 * 1024) return setError(tooBig)
      setError(null)
      setSending({ file, share: 0 })
      try {
        await work((share) => setSending({ file, share }))
      } catch (problem) {
        tell(problem)
      } finally {
        setSending(null)
      }
    },
  }
}
