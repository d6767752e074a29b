import type { Left } from './types.ts'

/** The subject of the toast that tells of the loss of a chat. */
export const leftSubject = (chatId: number): string => `left ${chatId}`

/** Says that the user no longer sees a chat, and why. */
export function leftText({ assign_user, erased }: Left): string {
  if (assign_user) return `Ya no ves esta conversación: está a cargo de ${assign_user.name}.`
  return `Ya no ves esta conversación: ${erased ? 'eliminaron sus datos' : 'pasó a otra área'}.`
}
