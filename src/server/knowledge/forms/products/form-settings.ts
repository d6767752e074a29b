import { commonProblems } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { formOf } from '../../catalogue/form-scope.ts'
import type { StoredProductSettings } from '../../catalogue/types.ts'
import { changeForm, oneForm, type StoredForm } from '../save-part.ts'

/** A product form as stored. */
interface ProductForm extends StoredForm {
  settings: StoredProductSettings
}

/** Returns the scope's form. */
export async function productForm(scope: Scope): Promise<ProductForm> {
  const form = await oneForm(scope, 'product', formOf(scope))
  if (!isOfProducts(form)) throw commonProblems.notFound()
  return form
}

/** The kind of a form says whose its settings are. */
const isOfProducts = (form: StoredForm): form is ProductForm => form.kind === 'product'

/**
 * Changes the settings of the scope's form.
 * @param version the version that was edited
 * @param change.change returns the changed settings; undefined for a change without effect
 * @throws 409 if somebody else changed it meanwhile
 */
export const changeProductForm = <Shown extends object>(
  scope: Scope,
  version: number | undefined,
  {
    change,
    ...part
  }: {
    show: (form: ProductForm) => Promise<Shown>
    change: (form: ProductForm) => Promise<StoredProductSettings | undefined>
    facts: (form: ProductForm, before: ProductForm) => object | Promise<object>
  },
): Promise<Shown> =>
  changeForm(scope, version, {
    ...part,
    find: () => productForm(scope),
    change: async (form) => {
      const settings = await change(form)
      return settings && { settings }
    },
  })
