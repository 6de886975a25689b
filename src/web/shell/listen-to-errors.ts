/** What is sent away is loaded when there is something to send. */
export const tellOf = (thrown: unknown): void =>
  void import('./send-error.ts').then(
    ({ sendError }) => sendError(thrown),
    () => undefined,
  )

/** Hears every error that reaches the window: what is thrown, what is rejected, what `reportError` is given. */
export function listenToErrors(): void {
  window.addEventListener('error', ({ error }) => tellOf(error))
  window.addEventListener('unhandledrejection', ({ reason }) => tellOf(reason))
}
