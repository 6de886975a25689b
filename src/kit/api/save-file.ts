import { ApiProblem } from '#platform/contract/client.ts'

/** Saves what a call answers as a file, under the name it gives. @throws ApiProblem when the call is refused */
export async function saveFile(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { accept: 'text/csv, application/json' } })
  if (!answer.ok)
    throw new ApiProblem(answer.status, await answer.json().catch(() => ({})), answer.headers.get('retry-after'))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = nameOf(answer)
  link.click()
  URL.revokeObjectURL(link.href)
}

const nameOf = ({ headers }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? ''
