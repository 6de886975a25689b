import { ApiProblem } from '#platform/contract/client.ts'
import { saveBlob } from './save-blob.ts'

/** Saves what a call answers as a file, under the name it gives. @throws ApiProblem when the call is refused */
export async function saveFile(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { accept: 'text/csv, application/json' } })
  if (!answer.ok)
    throw new ApiProblem(answer.status, await answer.json().catch(() => ({})), answer.headers.get('retry-after'))
  saveBlob(await answer.blob(), nameOf(answer))
}

const nameOf = ({ headers }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? ''
