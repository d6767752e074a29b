import type { components } from '../../../../generated/api.d.ts'
import { ContentResourceOptions } from '../../../../generated/options.ts'
import type { Option } from '../../../contract/screen.ts'
import { afterCommit, db } from '../store/db.ts'
import { emit } from './emit.ts'

type ContentResource = components['schemas']['ContentResource']
type ChangeResource = components['schemas']['ChangeResource']

const kinds: readonly Option[] = ContentResourceOptions

const isContent = (resource: string): resource is ContentResource => kinds.some(({ value }) => value === resource)

/**
 * Resources already published in each open transaction, with the id that was named: an import of a thousand rows is a
 * single event.
 */
const emitted = new WeakMap<object, Map<string, number | undefined>>()

/**
 * Publishes a `content` event to everybody in a bot, once per transaction and resource. Resources that are not content
 * are ignored. Call it inside the transaction of the change.
 * @param id the only one that changes; a second one in the transaction is published without an id, which stands for any
 */
export async function emitContentChange(
  botId: number,
  resource: ContentResource | ChangeResource,
  id?: number,
): Promise<void> {
  if (!isContent(resource)) return
  const transaction = db()
  const already = emitted.get(transaction) ?? new Map<string, number | undefined>()
  const key = `${botId} ${resource}`
  const named = already.get(key)
  if (already.has(key) && (named === undefined || named === id)) return
  const now = already.has(key) ? undefined : id
  emitted.set(transaction, already.set(key, now))
  afterCommit(() => emitted.delete(transaction))
  await emit(botId, 'content', { resource, ...(now !== undefined && { id: now }) }, {})
}
