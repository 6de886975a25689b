const NAME = 'katedra-message'

let taken: { message: string | undefined } | undefined

/** Puts down what the next page is to say. Browsers that block storage say nothing. */
export function carryMessage(message: string): void {
  try {
    window.sessionStorage.setItem(NAME, message)
  } catch {}
}

/** What the page before put down for this one. */
export function carriedMessage(): string | undefined {
  taken ??= { message: take() }
  return taken.message
}

function take(): string | undefined {
  try {
    const message = window.sessionStorage.getItem(NAME) ?? undefined
    window.sessionStorage.removeItem(NAME)
    return message
  } catch {
    return undefined
  }
}
