import type { components } from '../../../../../generated/api.d.ts'
import { Chart } from '../../../ui/chart/Chart.tsx'

/** How far customers get in each form that the bot asks. */
export function FormFunnels({ forms }: { forms: readonly components['schemas']['FormFunnel'][] }) {
  return forms.map(({ form_id, form, started, finished, steps }) => (
    <Chart
      key={form_id}
      kind="funnel"
      title={`Formulario «${form}»`}
      points={[
        { key: 'started', label: 'Comenzados', values: [started] },
        ...steps.map(({ key, label, value }) => ({ key: `step ${key}`, label, values: [value] })),
        { key: 'finished', label: 'Terminados', values: [finished] },
      ]}
      series={[{ name: 'Clientes' }]}
    />
  ))
}
