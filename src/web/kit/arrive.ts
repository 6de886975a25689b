const ASK_AGAIN_AFTER_MS = 1000

/** What is fetched when it is first needed, as soon as there is a network. Rejects only when the server answers and has it not. */
export async function arrive<Piece>(fetchPiece: () => Promise<Piece>): Promise<Piece> {
  let isServed = false
  for (;;) {
    try {
      return await fetchPiece()
    } catch (error) {
      if (isServed) throw error
      isServed = await answers()
      if (!isServed) await new Promise((again) => setTimeout(again, ASK_AGAIN_AFTER_MS))
    }
  }
}

const answers = (): Promise<boolean> =>
  fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
