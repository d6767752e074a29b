import { toast } from './toast.ts'

/** Copies a text to the clipboard and says so. Returns whether that succeeded. */
export async function copyText(text: string, done: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
    return true
  } catch {
    toast.error('No pudimos copiarlo. Selecciónalo y cópialo con el teclado.')
    return false
  }
}
