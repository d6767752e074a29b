import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { components } from '../../../../../../generated/api.d.ts'
import { api, asJson, unwrap } from '../../../../api/client.ts'
import { Labelled } from '../../../../engine/fields/Labelled.tsx'
import { parseNumber } from '../../../../ui/format.ts'
import { TextField } from '../../../../ui/TextField.tsx'

type Stock = components['schemas']['BranchStock']

/** What is typed of each branch; empty for one where nobody counts. */
export type TypedStock = Readonly<Record<number, string>>

/** Forms, and branches of a form, that are asked for: as many as a page may have. */
const ALL = [0, 999] as never

/** Returns what is typed as it is stored; NaN for what is no count. */
export const stockOf = (typed: TypedStock): Stock[] =>
  Object.entries(typed).flatMap(([branch, text]) =>
    text.trim() === '' ? [] : [{ branch_id: Number(branch), stock: countOf(text) }],
  )

/** Returns stored counts as they are typed. */
export const typedStock = (stock: readonly Stock[] = []): TypedStock =>
  Object.fromEntries(stock.map(({ branch_id, stock: count }) => [branch_id, String(count)]))

/** Returns the branch whose count is none. */
export const wrongBranch = (typed: TypedStock): number | undefined =>
  stockOf(typed).find(({ stock }) => !Number.isInteger(stock) || stock < 0)?.branch_id

const countOf = (text: string): number => parseNumber(text) ?? Number.NaN

async function readBranches(bot: number, signal: AbortSignal): Promise<{ id: number; name: string }[]> {
  const query = { filter: { kind: 'branch' as const }, range: ALL }
  const forms = await unwrap(
    api.GET('/forms/{bot}', { params: { path: { bot }, query }, querySerializer: asJson, signal }),
  )
  const lists = await Promise.all(
    forms.map(({ id }) =>
      unwrap(
        api.GET('/forms/branches/{bot}/{idForm}', {
          params: { path: { bot, idForm: id }, query: { range: ALL } },
          ...{ querySerializer: asJson, signal },
        }),
      ),
    ),
  )
  return lists.flat()
}

interface BranchStockProps {
  bot: number
  typed: TypedStock
  /** the branch whose count is wrong */
  wrong: number | undefined
  onChange: (typed: TypedStock) => void
}

/** How much of a product each branch has; nothing for a bot without branches. */
export function BranchStock({ bot, typed, wrong, onChange }: BranchStockProps) {
  const id = useId()
  const { data: branches = [] } = useQuery({
    queryKey: ['branches of all forms', bot],
    queryFn: ({ signal }) => readBranches(bot, signal),
  })
  if (branches.length === 0) return null
  return (
    <Labelled
      {...{
        id,
        label: 'Stock por sucursal',
        help: 'Si escribes alguno, el stock del producto es la suma.',
        group: true,
      }}
    >
      <div className="product-fields">
        {branches.map(({ id: branch, name }) => (
          <TextField
            key={branch}
            label={name}
            inputMode="numeric"
            value={typed[branch] ?? ''}
            onChange={(text) => onChange({ ...typed, [branch]: text })}
            error={wrong === branch ? 'Escribe un número entero, 0 o más.' : undefined}
          />
        ))}
      </div>
    </Labelled>
  )
}
