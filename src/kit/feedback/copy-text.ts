import { toast } from './toast.ts'

/** Copies a text, and says that it is copied. */
export async function copyText(text: string, said: string): Promise<void> {
  await navigator.clipboard.writeText(text)
  toast.show(said)
}
