import type { ReactNode } from 'react'

/** A page of the panel, or something to be done on one: known without being asked for. */
export interface Place {
  kind: 'page' | 'action'
  label: string
  /** where it stands in the menu */
  detail: string
  to: string
  icon: ReactNode
}

/** Those that have all words, those that begin with what was typed first. Case and diacritics do not count. */
export function placesFor(typed: string, places: readonly Place[], most: number): Place[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return places.filter(({ kind }) => kind === 'action')
  const begins = ({ label }: Place) => plain(label).startsWith(words[0]!)
  return places
    .filter(({ label, detail }) => words.every((word) => plain(`${label} ${detail}`).includes(word)))
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
    .slice(0, most)
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/ł/giu, 'l')
    .toLowerCase()
