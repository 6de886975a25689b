/** Sends one after the other; of those that come while one is under way only the last is sent. Answers once nothing is left to send. */
export function lastOfEach<Value>() {
  let waiting: { value: Value } | undefined
  let sending: Promise<void> | undefined
  const sendAll = async (send: (value: Value) => Promise<void>) => {
    for (let next = waiting; next; next = waiting) {
      waiting = undefined
      await send(next.value)
    }
  }
  return (value: Value, send: (value: Value) => Promise<void>): Promise<void> => {
    waiting = { value }
    sending ??= sendAll(send).finally(() => (sending = undefined))
    return sending
  }
}
