/** What this tab keeps. Browsers that block storage throw when it is only touched. */
export function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}
