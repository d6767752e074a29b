import { useNavigate } from 'react-router-dom'
import { figureAlertCreateGate } from '../../../../generated/gates.ts'
import { AlertMetricOptions } from '../../../../generated/options.ts'
import { mayCall } from '../../session/gates.ts'
import { useSession } from '../../session/index.ts'
import { IconButton } from '../../ui/Button.tsx'
import { type Metric, traitsOf, wordsOf } from './metrics.ts'
import { useFilters } from './useFilters.ts'

/** Button that begins an alert about a figure, with the page's filters. Hidden without permission, and for figures without alerts. */
export function AlertButton({ metric }: { metric: Metric }) {
  const navigate = useNavigate()
  const { channel, area } = useFilters().filters
  const known = AlertMetricOptions.some(({ value }) => value === metric)
  const isAllowed = mayCall(figureAlertCreateGate, useSession())
  if (!known || !isAllowed) return null
  const { label } = wordsOf(metric)

  function begin(): void {
    const direction = traitsOf(metric).better === 'more' ? 'below' : 'above'
    const given = { name: label, metric, direction, span: 'day', channel, area_id: area }
    void navigate('/analytics/alerts', { state: { create: given } })
  }

  return <IconButton icon="bell" label={`Crear alerta de «${label}»`} className="figure-alert" onClick={begin} />
}
