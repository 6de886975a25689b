import { keptInTab } from '#platform/browser-storage.ts'

const NAME = 'katedra-message'

let taken: { message: string | undefined } | undefined

/** Puts down what the next page is to say. Browsers that block storage say nothing. */
export const carryMessage = (message: string): void => void keptInTab.write(NAME, message)

/** What the page before put down for this one. */
export function carriedMessage(): string | undefined {
  taken ??= { message: take() }
  return taken.message
}

function take(): string | undefined {
  const message = keptInTab.read(NAME) ?? undefined
  keptInTab.forget(NAME)
  return message
}
