const PATIENCE = 5000

/** How long a sound is; 0 where this browser cannot tell. */
export async function secondsOf(file: File): Promise<number> {
  const address = URL.createObjectURL(file)
  try {
    return await new Promise<number>((resolve) => {
      const sound = new Audio()
      sound.preload = 'metadata'
      sound.addEventListener('loadedmetadata', () =>
        resolve(Number.isFinite(sound.duration) ? Math.round(sound.duration) : 0),
      )
      sound.addEventListener('error', () => resolve(0))
      setTimeout(() => resolve(0), PATIENCE)
      sound.src = address
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}
