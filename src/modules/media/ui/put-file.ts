import { ApiProblem, NetworkProblem } from '#platform/contract/client.ts'

/** Sends a file to the address it was promised. fetch cannot tell how much of a body it sent. */
export function putFile(
  url: string,
  headers: Record<string, string>,
  file: File,
  onProgress: (share: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('error', () => reject(new NetworkProblem('Network error')))
    request.addEventListener('load', () =>
      request.status < 300 ? resolve() : reject(new ApiProblem(request.status, saidIn(request.responseText))),
    )
    request.send(file)
  })
}

/** A bucket answers in XML. */
function saidIn(answer: string): { message?: string; code?: string } {
  try {
    return JSON.parse(answer)
  } catch {
    return {}
  }
}
