import { Link } from 'react-router-dom'
import type { components } from '../../../../../generated/api.d.ts'
import { Chart } from '../../../ui/chart/Chart.tsx'
import { type Filters, listUrl, type Narrower } from '../filters.ts'
import { useOpenable } from '../ListLink.tsx'

interface FormFunnelsProps {
  forms: readonly components['schemas']['FormFunnel'][]
  filters: Filters
}

/** How far customers get in each form that the bot asks. */
export function FormFunnels({ forms, filters }: FormFunnelsProps) {
  const openable = useOpenable()
  return forms.map(({ form_id, form, started, left: unasked, finished, steps }) => {
    const point = (key: string, label: string, value: number, set: 'form_begun' | 'form_finished', more?: Narrower) => {
      const href = openable(listUrl(filters, set, { form_id, ...more }))
      return { key, label, values: [value], ...(href && { href }) }
    }
    const left = openable(listUrl(filters, 'form_left', { form_id }))
    return (
      <Chart
        key={form_id}
        kind="funnel"
        help="Cuántos vieron cada pregunta, y cuántos se fueron sin terminar después de verla."
        title={`Formulario «${form}»`}
        note={left && started > finished && <Link to={left}>Ver los que no se terminaron</Link>}
        points={[
          { ...point('started', 'Comenzados', started, 'form_begun'), left: unasked },
          ...steps.map(({ key, label, value, left: gone }) => ({
            ...point(`step ${key}`, label, value, 'form_begun', { form_step: key }),
            left: gone,
          })),
          point('finished', 'Terminados', finished, 'form_finished'),
        ]}
        series={[{ name: 'Clientes' }]}
      />
    )
  })
}
