import { toast } from './toast.ts'

/** Copies a text to the clipboard and says so. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
  } catch {
    toast.error('No pudimos copiarlo. Selecciónalo y cópialo con el teclado.')
  }
}
