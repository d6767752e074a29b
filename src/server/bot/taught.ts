import type { Brain } from './dialogue/types.ts'

/** What a bot was taught by its last training that is in use; undefined until there was one. */
export async function taughtTo(_botId: number): Promise<Brain['taught']> {
  return undefined
}
