import { useId } from 'react'
import { ProductInputLimits } from '../../../../../../generated/limits.ts'
import { Labelled } from '../../../../engine/fields/Labelled.tsx'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import type { Characteristic } from '../types.ts'
import type { VariantDraft } from './draft.ts'

interface VariantsProps {
  /** characteristics by which variants differ */
  axes: readonly Characteristic[]
  variants: readonly VariantDraft[]
  /** what is wrong with a part of a variant, by its path, or with all of them */
  errorOf: (path?: string) => string | undefined
  onChange: (variants: VariantDraft[]) => void
}

/** The variants of a product: each with its options, and maybe a price and stock of its own. */
export function Variants({ axes, variants, errorOf, onChange }: VariantsProps) {
  const id = useId()
  if (axes.length === 0) return null
  const change = (at: number, part: Partial<VariantDraft>) =>
    onChange(variants.map((one, place) => (place === at ? { ...one, ...part } : one)))
  return (
    <Labelled id={id} label="Variantes" group>
      {errorOf() && <p role="alert">{errorOf()}</p>}
      {variants.map((variant, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: variants have no id, and their order does not change
        <div key={at} className="product-fields">
          {axes.map(({ key, label, options = [] }) => (
            <Select
              key={key}
              label={`${label}, variante ${at + 1}`}
              value={variant.options[key] ?? ''}
              options={[
                { value: '', label: 'Elige' },
                ...options.map(({ id, value }) => ({ value: id, label: value })),
              ]}
              error={errorOf(`${at}.options`) ?? ''}
              onChange={(id) => {
                const { [key]: _, ...others } = variant.options
                change(at, { options: id ? { ...others, [key]: id } : others })
              }}
            />
          ))}
          <TextField
            label={`Código, variante ${at + 1}`}
            value={variant.sku}
            error={errorOf(`${at}.sku`) ?? ''}
            onChange={(sku) => change(at, { sku })}
          />
          <TextField
            label={`Precio, variante ${at + 1}`}
            inputMode="decimal"
            placeholder="El del producto"
            value={variant.price}
            onChange={(price) => change(at, { price })}
          />
          <TextField
            label={`Stock, variante ${at + 1}`}
            inputMode="numeric"
            value={variant.stock}
            onChange={(stock) => change(at, { stock })}
          />
          <IconButton
            icon="delete"
            label={`Quitar la variante ${at + 1}`}
            onClick={() => onChange(variants.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      {variants.length < ProductInputLimits.variants.maxItems && (
        <Button onClick={() => onChange([...variants, { options: {}, sku: '', price: '', stock: '', image_id: null }])}>
          Agregar variante
        </Button>
      )}
    </Labelled>
  )
}
