import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { productCreate, productUpdate } from '../../../../../../generated/bodies/forms.ts'
import type { Input } from '../../../../../contract/screen.ts'
import { api, unwrap } from '../../../../api/client.ts'
import { initialValues } from '../../../../engine/fields/initial.ts'
import { Inputs } from '../../../../engine/fields/inputs/Inputs.tsx'
import { FormWindow } from '../../../../engine/form/FormWindow.tsx'
import { CustomField } from '../../../../engine/form/inputs.tsx'
import { useForm } from '../../../../engine/form/useForm.ts'
import { bodyOf } from '../../../../engine/form/values.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { withToasts } from '../../../../ui/call-toasts.ts'
import type { Characteristic, Product, ProductChanges } from '../types.ts'
import { AttributeFields } from './AttributeFields.tsx'
import { BranchStock, stockOf, type TypedStock, typedStock, wrongBranch } from './BranchStock.tsx'
import { axesOf, draftsOf, type VariantDraft, variantFault, variantsOf } from './draft.ts'
import { Images } from './Images.tsx'
import { Variants } from './Variants.tsx'

interface ProductDialogProps {
  bot: number
  idForm: number
  /** absent for a new one */
  product: Product | undefined
  onClose: () => void
  /** @param saved absent if the product was deleted */
  onSaved: (saved: Product | undefined) => void
}

/** Inputs that the registry draws, in their order. */
const PLAIN = [
  ...['name', 'sku', 'gtin', 'category', 'brand', 'price_cents', 'sale_price_cents', 'sale_until', 'price_mode'],
  ...['tax_rate', 'stock', 'stock_alert', 'availability', 'link', 'description', 'synonyms', 'enabled'],
]
/** Fields that take a whole line. */
const WIDE: ReadonlySet<string> = new Set(['name', 'sale_until', 'description', 'synonyms', 'enabled'])
const plain: readonly Input[] = PLAIN.flatMap((name) => {
  const input = productCreate.inputs.find(({ source }) => source === name)
  return input ? [{ ...input, span: WIDE.has(name) ? 12 : 6 }] : []
})

type Values = Record<string, unknown> & {
  images: number[]
  attributes: Record<string, unknown>
  variants: VariantDraft[]
  branch_stock: TypedStock
}

/** All of a product: what it is, what it costs, its pictures, characteristics and variants. */
export function ProductDialog({ bot, idForm, product, onClose, onSaved }: ProductDialogProps) {
  const path = { bot, idForm }
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { data: known = [] } = useQuery({
    queryKey: ['characteristicList', bot, idForm],
    queryFn: ({ signal }): Promise<Characteristic[]> =>
      unwrap(api.GET('/forms/products/characteristics/{bot}/{idForm}', { params: { path }, signal })),
  })
  const form = useForm<Values, ProductChanges & { name: string }, Product, Product>({
    operation: { ...(product ? productUpdate : productCreate), inputs: productCreate.inputs } as typeof productCreate,
    record: product,
    valuesOf: (one) => ({
      ...initialValues(plain, one),
      images: one?.images ?? [],
      attributes: one?.attributes ?? {},
      variants: draftsOf(one?.variants),
      branch_stock: typedStock(one?.branch_stock),
    }),
    // What was left empty is not sent: a new product gets its defaults.
    bodyOf: ({ variants, branch_stock, images, attributes, ...values }, record, rules) =>
      ({
        ...bodyOf(plain, values, initialValues(plain, record), rules, record),
        ...{ images, attributes, variants: variantsOf(variants), branch_stock: stockOf(branch_stock) },
      }) as ProductChanges & { name: string },
    validate: ({ variants, branch_stock }) => {
      const text = variantFault(variants)
      const isWrong = wrongBranch(branch_stock) !== undefined
      return [
        ...(text ? [{ path: 'variants', text }] : []),
        ...(isWrong ? [{ path: 'branch_stock', text: 'Escribe un número entero, 0 o más.' }] : []),
      ]
    },
    send: (body, { record, shown }) =>
      record
        ? withToasts(
            'productUpdate',
            () =>
              unwrap(
                api.PUT('/forms/products/inventory/{bot}/{idForm}/{id}', {
                  ...{ params: { path: { ...path, id: record.id } }, body: { ...body, version: record.version } },
                }),
              ),
            shown,
          )
        : withToasts(
            'productCreate',
            () => unwrap(api.POST('/forms/products/inventory/{bot}/{idForm}', { params: { path }, body })),
            shown,
          ),
    onDone: (saved) => onSaved(saved),
  })
  const remove = async () => {
    setBusy(true)
    const params = { path: { ...path, id: product?.id ?? 0 } }
    try {
      await withToasts('productDelete', () =>
        unwrap(api.DELETE('/forms/products/inventory/{bot}/{idForm}/{id}', { params })),
      )
      onSaved(undefined)
    } catch {
      setAsking(false) // its toast says why
    } finally {
      setBusy(false)
    }
  }
  const { variants } = form.watch()
  return (
    <FormWindow
      title={product ? 'Editar producto' : 'Agregar producto'}
      form={form}
      width={820}
      className="product-form"
      save={product ? 'Guardar producto' : 'Agregar producto'}
      onClose={onClose}
    >
      <div className="form-grid">
        <Inputs inputs={plain} autoFocus />
      </div>
      <CustomField of={form} name="attributes">
        {({ value, onChange, error }) => (
          <div className="product-fields">
            <AttributeFields
              known={known.filter((one) => !one.variant_axis || variants.length === 0)}
              values={value}
              errorOf={error}
              onChange={onChange}
            />
          </div>
        )}
      </CustomField>
      <CustomField of={form} name="images">
        {({ value, onChange }) => <Images bot={bot} ids={value} onChange={onChange} />}
      </CustomField>
      <CustomField of={form} name="variants">
        {({ value, onChange, error }) => (
          <Variants axes={axesOf(known)} variants={value} errorOf={error} onChange={onChange} />
        )}
      </CustomField>
      <CustomField of={form} name="branch_stock">
        {({ value, onChange, error }) => (
          <BranchStock
            bot={bot}
            typed={value}
            wrong={error('') === undefined ? undefined : wrongBranch(value)}
            onChange={onChange}
          />
        )}
      </CustomField>
      {product && (
        <Button variant="danger" onClick={() => setAsking(true)}>
          Eliminar producto
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title="Eliminar producto"
        yes="Eliminar producto"
        no="Cancelar"
        danger
        busy={busy}
        onYes={() => void remove()}
        onNo={() => setAsking(false)}
      >
        <p>¿Eliminar «{product?.name}»? No podrás recuperarlo.</p>
      </ConfirmDialog>
    </FormWindow>
  )
}
