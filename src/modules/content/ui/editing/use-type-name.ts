import { useContentText } from '../use-text.ts'

/** What a type of block is called where it is added, and above each. */
export function useTypeName(): (type: string) => string {
  const text = useContentText()
  return (type) => text(`block_${type}` as Parameters<typeof text>[0])
}
