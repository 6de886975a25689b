/** What a browser keeps under names, where it keeps anything. */
interface BrowserStorage {
  /** null: nothing under this name; undefined: this browser keeps nothing */
  read(name: string): string | null | undefined
  /** Answers whether it is kept. */
  write(name: string, text: string): boolean
  forget(name: string): void
  names(): string[]
}

/**
 * A browser that blocks its storage throws when it is only touched, and a full one when it is written to. Here neither throws:
 * no other file touches them.
 */
function over(storage: () => Storage): BrowserStorage {
  const quietly = <Result>(use: (kept: Storage) => Result): Result | undefined => {
    try {
      return use(storage())
    } catch {
      return undefined
    }
  }
  return {
    read: (name) => quietly((kept) => kept.getItem(name)),
    write: (name, text) => quietly((kept) => (kept.setItem(name, text), true)) ?? false,
    forget: (name) => quietly((kept) => kept.removeItem(name)),
    names: () => quietly(Object.keys) ?? [],
  }
}

/** Until somebody clears it, for all tabs of this site. */
export const keptForGood = over(() => localStorage)
/** As long as this tab is open. */
export const keptInTab = over(() => sessionStorage)
