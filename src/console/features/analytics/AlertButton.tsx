import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { figureAlertCreateGate } from '../../../../generated/gates.ts'
import { AlertMetricOptions } from '../../../../generated/options.ts'
import { isLive, type LiveMetric } from '../../../contract/analytics.ts'
import { mayCall } from '../../session/gates.ts'
import { useBotId, useSession } from '../../session/index.ts'
import { IconButton } from '../../ui/Button.tsx'
import { freeAlertName } from './alert-name.ts'
import { type Metric, traitsOf } from './metrics.ts'
import { useFilters } from './useFilters.ts'

/** The last button that was pressed, by its figure and the visit of its page. */
let pressed = ''

interface AlertButtonProps {
  metric: Metric | LiveMetric
  /** what the figure is called */
  name: string
}

/** Button that begins an alert about a figure, with the page's filters. Hidden without permission, and for figures without alerts. */
export function AlertButton({ metric, name }: AlertButtonProps) {
  const navigate = useNavigate()
  const place = `${useLocation().key} ${metric}`
  const bot = useBotId()
  const button = useRef<HTMLButtonElement>(null)
  const beginning = useRef(false)
  const { channel, area } = useFilters().filters
  const known = AlertMetricOptions.some(({ value }) => value === metric)
  const isAllowed = mayCall(figureAlertCreateGate, useSession())
  // Whoever comes back goes on from here, after the page has taken the focus.
  useEffect(() => {
    if (pressed !== place) return
    pressed = ''
    const frame = requestAnimationFrame(() => button.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [place])
  if (!known || !isAllowed) return null
  async function begin(): Promise<void> {
    // A second press while the name is looked for would open the page twice.
    if (beginning.current) return
    beginning.current = true
    const free = await freeAlertName(bot, name)
    beginning.current = false
    // Whoever went elsewhere meanwhile stays there.
    if (!button.current) return
    pressed = place
    // More of what happens at this moment is always worse.
    const direction = !isLive(metric) && traitsOf(metric).better === 'more' ? 'below' : 'above'
    const given = { name: free, metric, direction, ...(!isLive(metric) && { span: 'day' }), channel, area_id: area }
    void navigate('/analytics/alerts', { state: { create: given } })
  }

  return (
    <IconButton
      ref={button}
      icon="bell"
      label={`Crear alerta de «${name}»`}
      className="figure-alert"
      onClick={() => void begin()}
    />
  )
}
