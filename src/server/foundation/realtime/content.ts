import type { components } from '../../../../generated/api.d.ts'
import { ContentResourceOptions } from '../../../../generated/options.ts'
import type { Option } from '../../../contract/screen.ts'
import { afterCommit, db } from '../store/db.ts'
import { emit } from './emit.ts'

type ContentResource = components['schemas']['ContentResource']
type ChangeResource = components['schemas']['ChangeResource']

const kinds: readonly Option[] = ContentResourceOptions

const isContent = (resource: string): resource is ContentResource => kinds.some(({ value }) => value === resource)

/** Resources already published in each open transaction: an import of a thousand rows is a single event. */
const emitted = new WeakMap<object, Set<string>>()

/**
 * Publishes a `content` event to everybody in a bot, once per transaction and resource. Resources that are not content
 * are ignored. Call it inside the transaction of the change.
 */
export async function emitContentChange(botId: number, resource: ContentResource | ChangeResource): Promise<void> {
  if (!isContent(resource)) return
  const transaction = db()
  const already = emitted.get(transaction) ?? new Set()
  const key = `${botId} ${resource}`
  if (already.has(key)) return
  emitted.set(transaction, already.add(key))
  afterCommit(() => emitted.delete(transaction))
  await emit(botId, 'content', { resource }, {})
}
