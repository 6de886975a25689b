/** Works on all items, a few at a time; after a failure nothing new is begun, and it is thrown once all have come to rest. */
export async function severalAtOnce<T>(
  items: AsyncGenerator<T>,
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let failure: { error: unknown } | undefined
  const worker = async () => {
    for (let next = await items.next(); !next.done && !failure; next = await items.next()) await work(next.value)
  }
  const noted = (error: unknown) => (failure ??= { error })
  await Promise.all(Array.from({ length: atOnce }, () => worker().catch(noted)))
  if (failure) throw failure.error
}
