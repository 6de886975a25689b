import { useCallback, useSyncExternalStore } from 'react'
import { keptForGood } from '#platform/browser-storage.ts'

const typed = new Map<string, string>()
const listeners = new Set<() => void>()

/**
 * Text that survives a reload and an expired session: kept in this browser until it is set to ''.
 * `name` says whose and for what; two tabs each go on with their own text.
 */
export function useDraft(name: string): [text: string, setText: (text: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => readDraft(name),
    () => '',
  )
  return [text, useCallback((next) => writeDraft(name, next), [name])]
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What was typed under a name, or ''. */
export function readDraft(name: string): string {
  const known = typed.get(name)
  if (known !== undefined) return known
  const kept = keptForGood.read(keyOf(name)) ?? ''
  typed.set(name, kept)
  return kept
}

export function writeDraft(name: string, text: string): void {
  typed.set(name, text)
  keep(name, text)
  for (const listener of listeners) listener()
}

/** Empties what is typed while it is sent; a reload finds it until the draft is written again. */
export function sendDraft(name: string): void {
  const sent = readDraft(name)
  writeDraft(name, '')
  keep(name, sent)
}

function keep(name: string, text: string) {
  if (text) keptForGood.write(keyOf(name), text)
  else keptForGood.forget(keyOf(name))
}

/** Everything typed here leaves this browser: when its writer logs out. */
export function forgetDrafts(): void {
  typed.clear()
  for (const key of keptForGood.names()) if (key.startsWith(PREFIX)) keptForGood.forget(key)
}

const PREFIX = 'katedra-draft:'
const keyOf = (name: string) => PREFIX + name
