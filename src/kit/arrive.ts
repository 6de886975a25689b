import { waitingPiece } from './waiting-piece.ts'

const ASK_AGAIN_AFTER_MS = 1000
/** More than one: a network that has just come back loses some of what it is asked. */
const FAILURES_OF_A_SERVER = 3

/** What is fetched when it is first needed, as soon as there is a network. Rejects only when the server answers and has it not. */
export async function arrive<Piece>(fetchPiece: () => Promise<Piece>): Promise<Piece> {
  for (let failures = 0; ;) {
    // Chromium remembers for good that a module could not be fetched: without a network none is asked for.
    // oxlint-disable-next-line typescript/no-unnecessary-boolean-literal-compare -- on the server it is neither true nor false
    if (navigator.onLine === false) await backOnline()
    try {
      return await fetchPiece()
    } catch (error) {
      if (failures === FAILURES_OF_A_SERVER) throw error
      if (await answers()) failures++
      else await new Promise((again) => setTimeout(again, ASK_AGAIN_AFTER_MS))
    }
  }
}

const backOnline = () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))

/** For what is about to be needed; whoever then shows it tells what went wrong. */
export const fetchAhead = (fetchPiece: () => Promise<unknown>): void => void arrive(fetchPiece).catch(() => {})

/** The same once somebody has begun to do something with the page, or after a while. */
export const fetchOnceStirred = (fetchPiece: () => Promise<unknown>): void =>
  void waitingPiece().isTurnedTo.then(() => fetchAhead(fetchPiece))

/** The server itself, and not the page of a portal on the way. */
const answers = (): Promise<boolean> =>
  fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok, headers }) => ok && /json/.test(headers.get('content-type') ?? ''),
    () => false,
  )
