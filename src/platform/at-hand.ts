/** What is there already, or will be. */
export type AtHand<Value> = Value | Promise<Value>

/** Goes on with it at once where it is there: to wait for what is known costs more than to know it. */
export const goOnWith = <Value, Result>(value: AtHand<Value>, goOn: (value: Value) => AtHand<Result>): AtHand<Result> =>
  value instanceof Promise ? value.then(goOn) : goOn(value)
