import type { components } from '../../../../generated/api.d.ts'
import { ContentResourceOptions } from '../../../../generated/options.ts'
import type { Option } from '../../../contract/screen.ts'
import { afterCommit, db } from '../store/db.ts'
import { emit } from './emit.ts'

type ContentResource = components['schemas']['ContentResource']
type ChangeResource = components['schemas']['ChangeResource']

const kinds: readonly Option[] = ContentResourceOptions

const isContent = (resource: string): resource is ContentResource => kinds.some(({ value }) => value === resource)

/** What each transaction in progress has told of already: an import of a thousand rows is one change to look at. */
const told = new WeakMap<object, Set<string>>()

/**
 * Tells everybody of a bot that what it knows has changed, once in a transaction for each kind of thing; of other kinds
 * nothing is told. Inside the transaction of the change, whatever it was.
 */
export async function tellContent(botId: number, resource: ContentResource | ChangeResource): Promise<void> {
  if (!isContent(resource)) return
  const transaction = db()
  const already = told.get(transaction) ?? new Set()
  const key = `${botId} ${resource}`
  if (already.has(key)) return
  told.set(transaction, already.add(key))
  afterCommit(() => told.delete(transaction))
  await emit(botId, 'content', { resource }, {})
}
