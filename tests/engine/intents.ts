import { addIntent, createPerson, type Person } from '../support/backend.ts'

/** Creates a person whose chatbot has these intents. */
export async function owner(...of: string[]): Promise<Person> {
  const who = await createPerson()
  for (const intent_name of of) await addIntent(who, intent_name)
  return who
}

interface Intent {
  id: number
  description: string
  category_id: number
}

/** Returns an intent as the server has it. */
export async function intentOf(who: Person, name: string): Promise<Intent> {
  const [{ intents: all }] = await who.call('GET', '/ia/{bot}')
  return all.find(({ description }: Intent) => description === name)
}

/** Returns the path parameters of an intent. */
export async function placeOf(who: Person, name: string) {
  const { id, category_id } = await intentOf(who, name)
  return { bot: String(who.bot), category_id: String(category_id), id: String(id) }
}
