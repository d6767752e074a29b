import type { components } from '../../../../generated/api.d.ts'

/** What a form is for. */
export type FormKind = components['schemas']['FormKind']

/** Returns the first page of a form. */
export function formUrl({ kind, id }: { kind: FormKind; id: number }): string {
  const folders = { product: 'products', branch: 'branches', survey: 'survey' }
  return kind === 'contact' ? '/forms/contact' : `/forms/${folders[kind]}/${id}`
}
