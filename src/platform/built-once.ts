const MOST = 200

/** Builds for each given what costs far more to build than to use; the oldest of two hundred goes. In browsers as well. */
export function builtOnce<Given extends readonly unknown[], Built>(build: (...given: Given) => Built) {
  const known = new Map<string, Built>()
  return (...given: Given): Built => {
    const key = given.join()
    const before = known.get(key)
    if (before !== undefined) return before
    const built = build(...given)
    known.set(key, built)
    const [oldest] = known.keys()
    if (known.size > MOST && oldest !== undefined) known.delete(oldest)
    return built
  }
}
