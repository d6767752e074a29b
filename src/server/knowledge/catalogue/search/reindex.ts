import { inCall } from '../../../foundation/http/context.ts'
import { enqueue } from '../../../foundation/jobs/queue.ts'
import type { JobHandlers } from '../../../foundation/jobs/run-job.ts'
import type { Services } from '../../../foundation/services/services.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { characteristicsOf } from '../known.ts'
import { indexProducts } from './write-terms.ts'

const PRODUCT_INDEX = 'product-index'

/** Products per transaction. */
const BATCH = 200

/** Writes the words of all products of a form anew in the background, after a change of what their attributes mean. */
export const reindexLater = (formId: number): Promise<void> =>
  enqueue(PRODUCT_INDEX, { formId }, { key: String(formId) })

/** Returns the handler of the jobs that write the words of a form's products anew. */
export const productIndexJobs = (services: Services): JobHandlers => ({
  [PRODUCT_INDEX]: (payload) => inCall({ services }, () => reindex(Number(Object(payload).formId))),
})

/** Writes the words of all products of a form anew. */
export async function reindex(formId: number): Promise<void> {
  const form = await db().selectFrom('form').select('bot_id').where('id', '=', formId).executeTakeFirst()
  if (!form) return
  const scope = { botId: form.bot_id, formId }
  for (let after = 0; ; ) {
    const last = await tx(async () => {
      const items = await db()
        .selectFrom('product')
        .selectAll()
        .where('form_id', '=', formId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH)
        .forUpdate()
        .execute()
      await indexProducts(scope, items, await characteristicsOf(scope))
      return items.at(-1)?.id
    })
    if (last === undefined) return
    after = last
  }
}
