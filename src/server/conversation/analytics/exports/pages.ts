import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../../foundation/http/scope.ts'
import type { Among } from '../among.ts'
import type { Days } from '../range.ts'
import type { ExportPlace } from './store.ts'

/** What a file is about, as far as its author may see it. */
export interface Asked {
  scope: Scope
  among: Among
  days: Days
}

/** Rows of a file and after which of what is stored the next ones begin; null after the last page. */
interface ExportPage {
  lines: string[][]
  place: ExportPlace | null
}

/** What makes the pages of a kind of files. Each looks at so many stored rows at most, also where few of them match. */
export interface ExportPages {
  headings: readonly string[]
  next: (asked: Asked, after: ExportPlace | null, rows: number) => Promise<ExportPage>
}

/** Joins the next conversation of the chat of a conversation (`c`), as `n`: its messages are no longer of this one. */
export const joinNext: RawBuilder<unknown> = sql`left join lateral (
    select n.first_message, n.started_at from conversation n
    where n.chat_id = c.chat_id and n.first_message > c.first_message order by n.first_message limit 1
  ) n on true`
